import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockedUser } from '#auth/main'
import { SettlePlan } from '#billing/actions/settle_plan'
import type { Subscription } from '#billing/models/subscription'
import { recordState, type SubscriptionState } from '#billing/services/subscription_state'

/**
 * Stores what the provider says about a surplus subscription after its cancellation. From now on it counts
 * as every other one, because its person may have resumed it already.
 */
export class EndSurplus {
  async handle(
    trx: TransactionClientContract,
    surplus: Subscription,
    state: SubscriptionState | null
  ): Promise<void> {
    const user = await lockedUser(trx, surplus.userId)
    if (!user) return
    await surplus.useTransaction(trx).merge({ isSurplus: false }).save()
    if (state) await recordState(trx, user.id, state)
    // A message that came meanwhile may be newer than this state.
    await new SettlePlan().handle(trx, user)
  }
}
