export type SubscriptionType = 'free' | PaidPlan
export type PaidPlan = 'basic' | 'premium'

export interface SubscriptionPlan {
  readonly name: SubscriptionType
  readonly limits: { readonly websites: number }
  readonly features: { readonly customDomains: boolean; readonly advanced: boolean }
  readonly support: 'basic' | 'email' | 'priority'
}

function plan(value: SubscriptionPlan): SubscriptionPlan {
  Object.values(value).forEach((part) => Object.freeze(part))
  return Object.freeze(value)
}

/** The whole catalogue: the only place that defines what a subscription allows. */
export const plans: Readonly<Record<SubscriptionType, SubscriptionPlan>> = Object.freeze({
  free: plan({
    name: 'free',
    limits: { websites: 2 },
    features: { customDomains: false, advanced: false },
    support: 'basic',
  }),
  basic: plan({
    name: 'basic',
    limits: { websites: 5 },
    features: { customDomains: true, advanced: false },
    support: 'email',
  }),
  premium: plan({
    name: 'premium',
    limits: { websites: 20 },
    features: { customDomains: true, advanced: true },
    support: 'priority',
  }),
})

/** From the smallest to the largest. */
const ORDER: readonly SubscriptionType[] = ['free', 'basic', 'premium']

/** Above 0 if `a` is the larger plan. */
export function comparePlans(a: SubscriptionType, b: SubscriptionType): number {
  return ORDER.indexOf(a) - ORDER.indexOf(b)
}

/** The plans that a person can change to by paying. */
export function upgradesOf(from: SubscriptionType): PaidPlan[] {
  return ORDER.filter((other): other is PaidPlan => comparePlans(other, from) > 0)
}
