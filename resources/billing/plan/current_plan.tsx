import { useEffect, useRef } from 'react'
import type { SubscriptionType } from '#contract/subscription_plans'
import type { PlanInfo, Subscription, SubscriptionStatus } from '../../lib/api/main.ts'
import { longDate } from '../../lib/dates.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { bad, ending, good, head, muted, name } from './plan.css.ts'
import { PlanMarks } from '../../ui/plan_marks/plan_marks.tsx'

const TONE: Record<SubscriptionStatus, string> = {
  active: good,
  on_trial: good,
  paused: ending,
  past_due: bad,
  unpaid: bad,
  cancelled: ending,
  expired: ending,
}

interface CurrentPlanProps {
  subscription: Subscription
  usage: PlanInfo
  onUpdateCard: (url: string) => void
}

export function CurrentPlan({ subscription, usage, onUpdateCard }: CurrentPlanProps) {
  const { subscription_type: plan, status, update_payment_url: updateUrl } = subscription
  // What has ended is told above; the plan that is left is simply free.
  const shown = status === 'expired' && plan === 'free' ? 'active' : status
  const facts = factsOf(subscription)
  const place = useKeptPlace(plan)
  return (
    <Card title={t('billing.current')} as="section">
      <Stack gap="large">
        <div className={head}>
          <p className={name} ref={place} tabIndex={-1}>
            {t(`billing.names.${plan}`)}
          </p>
          <span className={TONE[shown]}>{t(`billing.status.${shown}`)}</span>
        </div>
        <Usage usage={usage} />
        {facts.length > 0 && <Facts rows={facts} />}
        {updateUrl && (
          <div>
            <Button variant="quiet" onClick={() => onUpdateCard(updateUrl)}>
              {t('billing.update_card')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}

/**
 * When the plan changes, the button that was pressed may be gone, and the keyboard's place with it: then
 * the focus goes to this element.
 */
function useKeptPlace(plan: SubscriptionType) {
  const place = useRef<HTMLParagraphElement>(null)
  const before = useRef(plan)
  useEffect(() => {
    if (before.current === plan) return
    before.current = plan
    // The dialog or overlay closes first.
    setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    })
  }, [plan])
  return place
}

function Usage({ usage }: { usage: PlanInfo }) {
  const used = usage.current_usage.websites
  const limit = usage.limits.websites
  const remaining = usage.remaining.websites
  return (
    <Stack gap="small">
      <PlanMarks limit={limit} used={used} />
      <p>
        {t('billing.used', { used, limit })}.{' '}
        <span className={muted}>
          {remaining > 0 ? t('billing.remaining', { remaining }) : t('billing.full')}.
        </span>
      </p>
      {used > limit && <p className={muted}>{t('billing.over')}</p>}
    </Stack>
  )
}

function factsOf(subscription: Subscription): [name: string, value: string][] {
  const { renews_at: renews, ends_at: ends, card_brand: brand } = subscription
  const digits = subscription.card_last_four
  const facts: [string, string][] = []
  if (ends) {
    const isOver = subscription.status === 'expired'
    facts.push([t(isOver ? 'billing.ended' : 'billing.ends'), longDate(ends)])
  } else if (renews) {
    const isDue = subscription.status === 'past_due'
    facts.push([t(isDue ? 'billing.next_try' : 'billing.renews'), longDate(renews)])
  }
  if (brand && digits && subscription.paid_plan !== 'free') {
    facts.push([t('billing.card'), t('billing.card_ending', { brand: named(brand), digits })])
  }
  return facts
}

/** The provider writes "visa". */
export function named(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}
