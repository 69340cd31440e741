import { t } from '../lib/text/text.ts'
import { Banner } from '../ui/banner/banner.tsx'

/** `script` lies on the sandbox's own host, whose first page is its room. */
export function SandboxBanner({ script }: { script: string }) {
  return (
    <Banner
      type="default"
      title={t('billing.sandbox.title')}
      action={
        <a href={new URL('/', script).href} target="_blank" rel="noopener">
          {t('billing.sandbox.room')}
        </a>
      }
    >
      {t('billing.sandbox.text')}
    </Banner>
  )
}
