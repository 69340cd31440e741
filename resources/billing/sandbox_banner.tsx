import { t } from '../lib/text/text.ts'
import { Banner } from '../ui/banner/banner.tsx'

export function SandboxBanner({ room }: { room: string | null }) {
  return (
    <Banner
      type="default"
      title={t('billing.sandbox.title')}
      action={
        room && (
          <a href={room} target="_blank" rel="noopener">
            {t('billing.sandbox.room')}
          </a>
        )
      }
    >
      {t('billing.sandbox.text')}
    </Banner>
  )
}
