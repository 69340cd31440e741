import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Task } from '#core/tasks/task'

/** For work whose payload is a secret or somebody's address: kept no longer than it is needed. */
export async function forgetPayload(trx: TransactionClientContract, taskId: string): Promise<void> {
  await Task.query({ client: trx }).where('id', taskId).update({ payload: 'null' })
}
