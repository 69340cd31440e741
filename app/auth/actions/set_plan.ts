import type { SubscriptionType } from '#contract/subscription_plans'
import { User } from '#auth/models/user'
import { withUserLock } from '#auth/services/user_lock'

/** Gives an account another plan, as whoever runs the product may; false where there is none. */
export class SetPlan {
  async handle(email: string, plan: SubscriptionType): Promise<boolean> {
    const found = await User.findBy('email', email.trim().toLowerCase())
    if (!found) return false
    await withUserLock(found.id, (_, user) => user.merge({ subscriptionType: plan }).save())
    return true
  }
}
