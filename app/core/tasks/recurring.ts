import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import { enqueue } from '#core/tasks/enqueue'
import type { TaskHandler } from '#core/tasks/handler'
import { Task } from '#core/tasks/task'
import { inTransaction } from '#core/transaction'

export interface RecurringTask extends TaskHandler {
  /** At start, because the first run has to come from somewhere. */
  begin(): Promise<void>
}

interface Recurrence {
  /** The pause after each run, in milliseconds. */
  every: number
  work: (signal: AbortSignal) => Promise<void>
  /** What cannot wait for the next run after a start. */
  atStart?: () => Promise<void>
}

/**
 * Work that is done again and again, by one of the processes. Each run enqueues the next one when it ends,
 * whatever happened in it. Earlier runs are not kept.
 */
export function recurring(kind: string, { every, work, atStart }: Recurrence): RecurringTask {
  const next = async (trx: TransactionClientContract, pause: number, current?: Task) => {
    await Task.query({ client: trx })
      .where('kind', kind)
      .whereIn('status', ['completed', 'failed'])
      .whereNot('id', current?.id ?? '')
      .delete()
    await enqueue(trx, { kind, payload: {}, dueAt: clock.millis() + pause })
  }
  return {
    kind,
    async run(task) {
      await work(task.signal)
      await task.complete((trx) => next(trx, every, task.row))
    },
    failed: (task, trx) => next(trx, every, task),
    async begin() {
      await atStart?.()
      await inTransaction(async (trx) => {
        const waiting = { kind, status: 'processing' }
        if (!(await Task.query({ client: trx }).where(waiting).first())) await next(trx, 0)
      })
    },
  }
}
