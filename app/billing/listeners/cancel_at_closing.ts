import type { AccountClosing } from '#auth/events'
import { inTransaction } from '#core/transaction'
import { Subscription } from '#billing/models/subscription'
import { isRunning } from '#billing/services/entitlement'
import { cancelSubscription } from '#billing/tasks/cancel_subscription'

/** Who deletes their account is not charged again. */
export async function cancelAtClosing({ userId }: AccountClosing): Promise<void> {
  await inTransaction(async (trx) => {
    const all = await Subscription.query({ client: trx }).where('user_id', userId)
    for (const one of all.filter(isRunning)) await cancelSubscription.later(trx, one)
  })
}
