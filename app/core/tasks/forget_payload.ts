import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Task } from '#core/tasks/task'

/** For tasks with a secret or an address in the payload, which is deleted as soon as possible. */
export async function forgetPayload(trx: TransactionClientContract, taskId: string): Promise<void> {
  await Task.query({ client: trx }).where('id', taskId).update({ payload: 'null' })
}
