import { Check } from 'lucide-react'
import { plans, upgradesOf, type PaidPlan } from '#contract/subscription_plans'
import type { Subscription } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import * as styles from './plan.css.ts'
import { PlanMarks } from '../../ui/plan_marks/plan_marks.tsx'

interface UpgradePanelProps {
  subscription: Subscription
  /** Something has been paid and has not arrived, so nobody should pay again. */
  isWaiting: boolean
  retrying: boolean
  onChoose: (plan: PaidPlan) => void
  onRetry: () => void
}

/** The larger plans; nothing for the largest one, in a pause, and for a plan that the operator has set. */
export function UpgradePanel(props: UpgradePanelProps) {
  const { subscription, isWaiting, retrying, onChoose, onRetry } = props
  const { subscription_type: plan, status, checkout, is_granted: isGranted } = subscription
  const larger = upgradesOf(plan)
  if (larger.length === 0 || isGranted || status === 'paused') return null
  const isDue = status === 'past_due' || status === 'unpaid'
  return (
    <Card title={t('billing.upgrade.title')} as="section">
      <div className={styles.offers}>
        {larger.map((name) => (
          <Offer
            key={name}
            plan={name}
            isRunning={plan !== 'free'}
            disabled={isWaiting || !subscription.checkout_urls[name]}
            onChoose={() => onChoose(name)}
          />
        ))}
      </div>
      {isDue && <p>{t('billing.upgrade.due')}</p>}
      {!checkout.is_available && (
        <Cluster>
          <span role="status">{t('billing.upgrade.unavailable')}</span>
          <Button variant="quiet" size="small" loading={retrying} onClick={onRetry}>
            {t('billing.upgrade.retry')}
          </Button>
        </Cluster>
      )}
    </Card>
  )
}

interface OfferProps {
  plan: PaidPlan
  /** It is changed to, not bought. */
  isRunning: boolean
  disabled: boolean
  onChoose: () => void
}

function Offer({ plan, isRunning, disabled, onChoose }: OfferProps) {
  const { limits, support } = plans[plan]
  const words = { plan: t(`billing.names.${plan}`) }
  const items = [
    t('billing.upgrade.websites', { count: limits.websites }),
    t(`billing.support.${support}`),
    t(`billing.more.${plan}`),
  ]
  return (
    <article className={styles.offer}>
      <h3 className={styles.offerName}>{words.plan}</h3>
      <PlanMarks limit={limits.websites} />
      <ul className={styles.included}>
        {items.map((item) => (
          <li key={item} className={styles.includedItem}>
            <Icon of={Check} size={16} className={styles.tick} />
            {item}
          </li>
        ))}
      </ul>
      <Button full disabled={disabled} onClick={onChoose}>
        {t(isRunning ? 'billing.upgrade.change' : 'billing.upgrade.choose', words)}
      </Button>
    </article>
  )
}
