import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#core/tasks/enqueue'
import type { TaskHandler } from '#core/tasks/handler'
import { readState, recordState } from '#billing/services/subscription_state'

interface Payload {
  userId: string
  providerId: string
}

/** Attempts over about a day and a half. */
const ATTEMPTS = 18

/** Reads a subscription from the provider, because messages did not tell its state. */
export const syncSubscription = {
  kind: 'sync_subscription',
  async run(task) {
    const { userId, providerId }: Payload = task.row.payload
    const state = await readState(providerId)
    await task.complete(async (trx) => {
      if (state) await recordState(trx, userId, state)
    })
  },
  soon(trx: TransactionClientContract, payload: Payload) {
    return enqueue(trx, { kind: this.kind, payload, maxAttempts: ATTEMPTS })
  },
} satisfies TaskHandler & Record<string, unknown>
