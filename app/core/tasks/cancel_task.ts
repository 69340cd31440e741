import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { announceCancelled, announceFinal } from '#core/tasks/signals'
import { Task } from '#core/tasks/task'

/** The error text of a cancelled task. */
export const CANCELLED = 'cancelled'

/**
 * Cancels a task: it has failed from now on, without its handler's `failed`, so the caller applies the
 * effects. Its worker is stopped: at once in this process, with its next heartbeat in another one.
 * False if the task had already ended.
 */
export async function cancelTask(trx: TransactionClientContract, task: Task): Promise<boolean> {
  const [mine] = await Task.query({ client: trx })
    .where({ id: task.id, status: 'processing' })
    .update({ status: 'failed', error: CANCELLED })
  if (!mine) return false
  trx.after('commit', () => {
    announceCancelled(task.id)
    announceFinal(task.id)
  })
  return true
}
