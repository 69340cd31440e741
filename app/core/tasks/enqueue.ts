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
  /** The earliest time to run, in milliseconds since 1970; immediately if omitted. */
  dueAt?: number
}

/**
 * Inserts a task in the caller's transaction, so that it exists if and only if the data that caused it
 * exists. The worker is notified after the commit.
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
