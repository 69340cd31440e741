import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { PaymentState } from './use_payment.ts'

/** What is happening with a payment, or nothing. */
export function PaymentNotice({
  state,
  onLookAgain,
}: {
  state: PaymentState
  onLookAgain: () => void
}) {
  switch (state.step) {
    case 'none':
      return null
    case 'elsewhere':
      return (
        <Banner
          type="info"
          title={t('billing.checkout.elsewhere_title')}
          action={
            <a href={state.url} target="_blank" rel="noopener">
              {t('billing.checkout.open')}
            </a>
          }
        >
          {t('billing.checkout.elsewhere')}
        </Banner>
      )
    case 'waiting':
      return (
        <Banner type="info" title={t('billing.checkout.waiting_title')}>
          {t('billing.checkout.waiting')}
        </Banner>
      )
    case 'late':
      return (
        <Banner
          type="default"
          title={t('billing.checkout.late_title')}
          action={
            <Button variant="quiet" size="small" onClick={onLookAgain}>
              {t('billing.checkout.check')}
            </Button>
          }
        >
          {t('billing.checkout.late')}
        </Banner>
      )
  }
}
