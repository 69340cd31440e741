import { billingConfig } from '#config/billing'
import { hosts } from '#config/hosts'
import type * as api from '#contract/api/payments'
import { paths } from '#contract/paths'
import { plans, upgradesOf, type PaidPlan } from '#contract/subscription_plans'
import type { User } from '#auth/main'
import type { BillingAccount } from '#billing/models/billing_account'
import type { Subscription } from '#billing/models/subscription'
import { checkoutUrl } from '#billing/services/checkouts'
import { isRunning } from '#billing/services/entitlement'

export interface Standing {
  user: User
  account: Pick<BillingAccount, 'paidPlan' | 'grantedPlan'> | null
  subscription: Subscription | null
}

/** What a person has, and what they can change to. */
export async function subscriptionJson(standing: Standing): Promise<api.Subscription> {
  const { user, account, subscription } = standing
  const plan = plans[user.subscriptionType]
  const offered = plansOnOffer(standing)
  const urls = await Promise.all(offered.map((one) => addressOf(one, standing)))
  const urlOf = (name: PaidPlan) => urls[offered.indexOf(name)] ?? null
  return {
    subscription_type: plan.name,
    status: subscription?.status ?? 'active',
    plan_limits: { websites: plan.limits.websites },
    renews_at: subscription && isRenewed(subscription) ? iso(subscription.renewsAt) : null,
    ends_at: iso(subscription?.endsAt),
    card_brand: subscription?.cardBrand ?? null,
    card_last_four: subscription?.cardLastFour ?? null,
    update_payment_url:
      subscription && isRunning(subscription) ? subscription.updatePaymentUrl : null,
    checkout_urls: { basic: urlOf('basic'), premium: urlOf('premium') },
    paid_plan: account?.paidPlan ?? 'free',
    is_granted: Boolean(account?.grantedPlan),
    checkout: {
      script: billingConfig.script,
      is_sandbox: billingConfig.driver === 'sandbox',
      sandbox_room: billingConfig.room,
      is_available: urls.every((url) => url !== null),
    },
  }
}

/** Nothing can be bought beside a plan that the operator has set, nor while a payment is due or in a pause. */
function plansOnOffer({ user, account, subscription }: Standing): PaidPlan[] {
  const isHeld = subscription && (isDue(subscription) || subscription.status === 'paused')
  if (account?.grantedPlan || isHeld) return []
  return upgradesOf(user.subscriptionType)
}

/** A second checkout would make a second subscription, so a running one is changed on our screen. */
async function addressOf(plan: PaidPlan, { user, subscription }: Standing): Promise<string | null> {
  if (subscription && isRunning(subscription)) {
    return `${hosts.appUrl}${paths.payments}?upgrade=${plan}`
  }
  return checkoutUrl(user, plan)
}

function isDue({ status }: Subscription): boolean {
  return status === 'past_due' || status === 'unpaid'
}

function isRenewed(subscription: Subscription): boolean {
  const { status } = subscription
  return isRunning(subscription) && status !== 'unpaid' && status !== 'paused'
}

function iso(moment: Subscription['endsAt'] | undefined): string | null {
  return moment?.toUTC().toISO() ?? null
}
