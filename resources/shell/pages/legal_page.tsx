import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { Page, PageHeader } from '../../ui/page_header/page_header.tsx'
import { Prose } from '../../ui/prose/prose.tsx'

const PRIVACY = ['kept', 'used', 'passed', 'rights'] as const
const TERMS = ['account', 'content', 'forbidden', 'service'] as const

export function PrivacyPage() {
  return (
    <Document
      title={t('legal.privacy.title')}
      intro={t('legal.privacy.intro')}
      parts={PRIVACY.map((part) => ({
        title: t(`legal.privacy.${part}.title`),
        text: t(`legal.privacy.${part}.text`),
      }))}
    />
  )
}

export function TermsPage() {
  return (
    <Document
      title={t('legal.terms.title')}
      intro={t('legal.terms.intro')}
      parts={TERMS.map((part) => ({
        title: t(`legal.terms.${part}.title`),
        text: t(`legal.terms.${part}.text`),
      }))}
    />
  )
}

interface DocumentProps {
  title: string
  intro: string
  parts: { title: string; text: string }[]
}

function Document({ title, intro, parts }: DocumentProps) {
  useTitle(title)
  return (
    <Page narrow>
      <PageHeader title={title} text={intro} />
      <Prose>
        {parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            <p>{part.text}</p>
          </section>
        ))}
      </Prose>
    </Page>
  )
}
