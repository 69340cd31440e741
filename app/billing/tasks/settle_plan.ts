import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { enqueue } from '#core/tasks/enqueue'
import type { TaskHandler } from '#core/tasks/handler'
import { lockedUser } from '#auth/main'

/** Takes a plan away when the time that was paid for is over, also if the provider is silent. */
export const settlePlan = {
  kind: 'settle_plan',
  async run(task) {
    // Imported late: settling a plan may enqueue this task.
    const { SettlePlan } = await import('#billing/actions/settle_plan')
    await task.complete(async (trx) => {
      const user = await lockedUser(trx, task.row.payload.userId)
      if (user) await new SettlePlan().handle(trx, user)
    })
  },
  at(trx: TransactionClientContract, userId: string, moment: DateTime) {
    return enqueue(trx, {
      kind: this.kind,
      payload: { userId },
      dueAt: moment.toMillis(),
      maxAttempts: 18,
    })
  },
} satisfies TaskHandler & Record<string, unknown>
