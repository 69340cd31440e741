export type SubscriptionType = 'free' | 'basic' | 'premium'

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
