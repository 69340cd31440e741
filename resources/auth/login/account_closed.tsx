import { ACCOUNT_CLOSED_KEY, keptInTab } from '../../lib/browser/storage.ts'
import { longDate } from '../../lib/dates.ts'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'

/** Says until when a just deleted account can be restored. */
export function AccountClosed() {
  const deletedAt = keptInTab.get(ACCOUNT_CLOSED_KEY)
  if (!deletedAt) return null
  return (
    <Banner type="info">{t('auth.login.account_closed', { date: longDate(deletedAt) })}</Banner>
  )
}
