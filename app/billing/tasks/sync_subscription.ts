import type { TaskHandler } from '#core/tasks/handler'
import { readState, recordState } from '#billing/services/subscription_state'
import type { Asked } from '#billing/services/sync_soon'

/** Reads a subscription from the provider, because messages did not tell its state. */
export const syncSubscription: TaskHandler = {
  kind: 'sync_subscription',
  async run(task) {
    const { userId, providerId }: Asked = task.row.payload
    const state = await readState(providerId)
    await task.complete(async (trx) => {
      if (state) await recordState(trx, userId, state)
    })
  },
}
