import type { SubscriptionType, User } from '#auth/main'

export interface Plan {
  readonly name: SubscriptionType
  readonly limits: { readonly websites: number }
  readonly features: { readonly customDomains: boolean; readonly advanced: boolean }
  readonly support: 'basic' | 'email' | 'priority'
}

function plan(value: Plan): Plan {
  Object.values(value).forEach((part) => Object.freeze(part))
  return Object.freeze(value)
}

/** The whole catalogue: what a subscription allows is said here and nowhere else. */
export const plans: Readonly<Record<SubscriptionType, Plan>> = Object.freeze({
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

export function planOf(user: Pick<User, 'subscriptionType'>): Plan {
  return plans[user.subscriptionType]
}
