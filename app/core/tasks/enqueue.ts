import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { Task } from '#core/tasks/task'
import { wakeWorker } from '#core/tasks/signals'

export interface NewTask {
  kind: string
  payload: unknown
  userId?: string
  stage?: string
  maxAttempts?: number
  /** Not before then, in milliseconds since 1970; at once where it is left out. */
  dueAt?: number
}

/**
 * Writes work down in the caller's transaction: it exists exactly if what it follows from does.
 * The worker hears of it when that transaction is through.
 */
export async function enqueue(trx: TransactionClientContract, task: NewTask): Promise<Task> {
  const row = await Task.create(
    {
      id: newId(),
      kind: task.kind,
      userId: task.userId ?? null,
      payload: task.payload,
      result: null,
      checkpoint: null,
      status: 'processing',
      stage: task.stage ?? '',
      progress: 0,
      error: null,
      attempts: 0,
      maxAttempts: task.maxAttempts ?? 3,
      fence: 0,
      dueAt: task.dueAt ?? clock.millis(),
    },
    { client: trx }
  )
  trx.after('commit', wakeWorker)
  return row
}
