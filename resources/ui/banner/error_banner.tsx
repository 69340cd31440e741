import { t } from '../../lib/text/text.ts'
import { Banner } from './banner.tsx'
import { reference } from './banner.css.ts'

interface ErrorBannerProps {
  /** One sentence or "field: messages" line each. */
  lines: readonly string[]
  requestId?: string
}

/** The red banner above a form. */
export function ErrorBanner({ lines, requestId }: ErrorBannerProps) {
  if (lines.length === 0) return null
  return (
    <Banner type="error">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {requestId && <p className={reference}>{t('ui.reference', { id: requestId })}</p>}
    </Banner>
  )
}
