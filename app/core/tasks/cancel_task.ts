import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { announceCancelled, announceFinal } from '#core/tasks/signals'
import { Task } from '#core/tasks/task'

/** What a task that was called off holds as its error. */
export const CANCELLED = 'cancelled'

/**
 * Calls a task off: it has failed from now on, without its handler's `failed`, whose effects are the
 * caller's business. Its worker is stopped: one in this process at once, another one with its next
 * heartbeat. False where the task had ended before.
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
