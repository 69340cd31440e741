import { useEffect, useRef } from 'react'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { notice } from './payment_notice.css.ts'
import type { PaymentState } from './use_payment.ts'

interface PaymentNoticeProps {
  state: PaymentState
  onLookAgain: () => void
}

/** What is happening with a payment, or nothing. It is scrolled to, as the pressed button may be far below. */
export function PaymentNotice(props: PaymentNoticeProps) {
  const { step } = props.state
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  if (step === 'none') return null
  return (
    <div ref={place} className={notice}>
      <Words {...props} />
    </div>
  )
}

function Words({ state, onLookAgain }: PaymentNoticeProps) {
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
