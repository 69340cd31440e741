import type { DateTime } from 'luxon'
import { comparePlans, type SubscriptionType } from '#contract/subscription_plans'
import type { Subscription } from '#billing/models/subscription'

export type Entitling = Pick<Subscription, 'plan' | 'status' | 'endsAt' | 'isFreeWhilePaused'>

/**
 * The plan that a subscription gives at a moment. A failed payment takes nothing away while the provider
 * still tries; a cancelled subscription counts until the end of the time that is paid for.
 */
function planGivenBy(one: Entitling, now: DateTime): SubscriptionType {
  return one.plan !== null && isEntitled(one, now) ? one.plan : 'free'
}

function isEntitled({ status, endsAt, isFreeWhilePaused }: Entitling, now: DateTime): boolean {
  switch (status) {
    case 'on_trial':
    case 'active':
    case 'past_due':
      return true
    case 'cancelled':
      return endsAt !== null && endsAt > now
    case 'paused':
      return isFreeWhilePaused
    case 'unpaid':
    case 'expired':
      return false
  }
}

/** Whether the provider will ask for money again: a person has at most one such subscription. */
export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'expired'
}

/** The largest plan that any of them gives. */
export function paidPlanOf(all: readonly Entitling[], now: DateTime): SubscriptionType {
  return all
    .map((one) => planGivenBy(one, now))
    .reduce<SubscriptionType>((a, b) => (comparePlans(a, b) >= 0 ? a : b), 'free')
}

/** The one to show to its person: that which gives most, then a running one, then the newest. */
export function foremost(all: readonly Subscription[], now: DateTime): Subscription | null {
  const [first] = [...all].sort(
    (a, b) =>
      comparePlans(planGivenBy(b, now), planGivenBy(a, now)) ||
      Number(isRunning(b)) - Number(isRunning(a)) ||
      b.providerCreatedAt.toMillis() - a.providerCreatedAt.toMillis()
  )
  return first ?? null
}
