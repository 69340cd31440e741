import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#core/tasks/enqueue'
import type { TaskHandler } from '#core/tasks/handler'
import { currentGateway } from '#billing/gateways/current_gateway'
import type { Subscription } from '#billing/models/subscription'

/** Attempts over about a day and a half. */
const ATTEMPTS = 18

/** Cancels a subscription at the provider, whose message about that changes our copy. */
export const cancelSubscription = {
  kind: 'cancel_subscription',
  async run(task) {
    const { gateway, providerId } = task.row.payload
    // After a change of the provider there is nobody left who could be asked.
    if (gateway === currentGateway().name) await currentGateway().cancel(providerId)
    await task.complete(async () => {})
  },
  later(
    trx: TransactionClientContract,
    { gateway, providerId }: Pick<Subscription, 'gateway' | 'providerId'>
  ) {
    const payload = { gateway, providerId }
    return enqueue(trx, { kind: this.kind, payload, maxAttempts: ATTEMPTS })
  },
} satisfies TaskHandler & Record<string, unknown>
