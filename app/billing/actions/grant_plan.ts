import type { SubscriptionType } from '#contract/subscription_plans'
import { User, withUserLock } from '#auth/main'
import { SettlePlan } from '#billing/actions/settle_plan'
import { accountOf } from '#billing/services/billing_account'

/**
 * Sets the plan of an account above what is paid for, or with null as it is paid for, for the operator.
 * Returns the plan that the account then has, or null if there is no such account.
 */
export class GrantPlan {
  async handle(email: string, plan: SubscriptionType | null): Promise<SubscriptionType | null> {
    const found = await User.findBy('email', email.trim().toLowerCase())
    if (!found) return null
    return withUserLock(found.id, async (trx, user) => {
      const account = await accountOf(trx, user.id)
      await account.merge({ grantedPlan: plan }).save()
      await new SettlePlan().handle(trx, user)
      return user.subscriptionType
    })
  }
}
