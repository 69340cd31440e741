import type { SubscriptionType } from '#contract/subscription_plans'

export const planNames: Record<SubscriptionType, string> = {
  free: 'Free',
  basic: 'Basic',
  premium: 'Premium',
}
