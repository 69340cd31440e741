import type { SubscriptionType } from '#contract/subscription_plans'
import { User } from '#auth/models/user'
import { withUserLock } from '#auth/services/user_lock'

/** Changes the subscription plan of an account, for the operator; false if there is no such account. */
export class SetPlan {
  async handle(email: string, plan: SubscriptionType): Promise<boolean> {
    const found = await User.findBy('email', email.trim().toLowerCase())
    if (!found) return false
    await withUserLock(found.id, (_, user) => user.merge({ subscriptionType: plan }).save())
    return true
  }
}
