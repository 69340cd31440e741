import { plans, type SubscriptionPlan } from '#contract/subscription_plans'
import type { User } from '#auth/main'

export function planOf(user: Pick<User, 'subscriptionType'>): SubscriptionPlan {
  return plans[user.subscriptionType]
}
