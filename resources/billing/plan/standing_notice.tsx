import type { Subscription } from '../../lib/api/main.ts'
import { longDate } from '../../lib/dates.ts'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'

/** What a person should know about their subscription, or nothing. */
export function StandingNotice({ subscription }: { subscription: Subscription }) {
  const { status, ends_at: ends, is_granted: isGranted } = subscription
  if (isGranted) {
    return (
      <Banner type="info" title={t('billing.notice.granted_title')}>
        {t('billing.notice.granted')}
      </Banner>
    )
  }
  switch (status) {
    case 'active':
    case 'on_trial':
      return null
    case 'past_due':
    case 'unpaid':
      return (
        <Banner type="error" title={t(`billing.notice.${status}_title`)}>
          {t(`billing.notice.${status}`)}
        </Banner>
      )
    case 'paused':
      return (
        <Banner type="info" title={t('billing.notice.paused_title')}>
          {t('billing.notice.paused')}
        </Banner>
      )
    case 'cancelled':
      return (
        <Banner
          type="info"
          title={t('billing.notice.cancelled_title', { date: ends ? longDate(ends) : '' })}
        >
          {t('billing.notice.cancelled')}
        </Banner>
      )
    case 'expired':
      return (
        <Banner type="info" title={t('billing.notice.expired_title')}>
          {t('billing.notice.expired')}
        </Banner>
      )
  }
}
