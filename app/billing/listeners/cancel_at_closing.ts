import { inTransaction } from '#core/transaction'
import type { AccountClosing } from '#auth/events'
import { lockedUser } from '#auth/main'
import { SettlePlan } from '#billing/actions/settle_plan'

/** Who deletes their account is not charged again. */
export async function cancelAtClosing({ userId }: AccountClosing): Promise<void> {
  await inTransaction(async (trx) => {
    const user = await lockedUser(trx, userId)
    if (user) await new SettlePlan().handle(trx, user)
  })
}
