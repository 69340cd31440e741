import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Message } from '../../ui/states/message.tsx'
import { paths } from '../paths.ts'

export function NotFoundPage() {
  useTitle(t('shell.not_found.title'))
  return (
    <Message
      title={t('shell.not_found.title')}
      text={t('shell.not_found.text')}
      action={<LinkButton to={paths.home}>{t('shell.not_found.back')}</LinkButton>}
    />
  )
}
