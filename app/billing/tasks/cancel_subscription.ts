import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TaskHandler } from '#core/tasks/handler'
import { EndSurplus } from '#billing/actions/end_surplus'
import { currentGateway } from '#billing/gateways/current_gateway'
import { Subscription } from '#billing/models/subscription'
import { readState } from '#billing/services/subscription_state'

/** Cancels a surplus subscription at the provider. */
export const cancelSubscription: TaskHandler = {
  kind: 'cancel_subscription',
  async run(task) {
    const { gateway, providerId } = task.row.payload
    // After a change of the provider there is nobody left who could be asked.
    if (gateway !== currentGateway().name) return task.complete(async () => {})
    await currentGateway().cancel(providerId)
    const state = await readState(providerId)
    await task.complete(async (trx) => {
      const surplus = await surplusIn(trx, task.row.payload).first()
      if (surplus) await new EndSurplus().handle(trx, surplus, state)
    })
  },
  /** The daily reading of a subscription that is still running cancels it again. */
  async failed({ payload }, trx) {
    await surplusIn(trx, payload).update({ is_surplus: false })
  },
}

function surplusIn(
  trx: TransactionClientContract,
  { gateway, providerId }: Pick<Subscription, 'gateway' | 'providerId'>
) {
  return Subscription.query({ client: trx }).where({ gateway, provider_id: providerId })
}
