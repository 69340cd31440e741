import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { StorageError } from '#core/storage_failure'

/** Members of a transaction object that the query builder's types do not declare. */
interface KnexTransaction {
  commit(value?: unknown): Promise<unknown>
  isCompleted(): boolean
  /** Settles with the transaction's real end. */
  executionPromise: Promise<unknown>
  client: { acquireConnection(): Promise<{ inTransaction: boolean; exec(sql: string): void }> }
}

/**
 * The only way to change several rows as one. It resolves when the database has accepted the COMMIT,
 * and runs the hooks only after that. A failed COMMIT rejects with `StorageError`: the query builder itself
 * hides that error and would continue as if everything were stored.
 */
export async function inTransaction<T>(
  work: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  const trx = await db.transaction()
  await commitForReal(trx)
  try {
    const value = await work(trx)
    await trx.commit()
    return value
  } catch (error) {
    if (!trx.isCompleted) await trx.rollback()
    throw error
  }
}

async function commitForReal(trx: TransactionClientContract): Promise<void> {
  const knex = trx.knexClient as unknown as KnexTransaction
  // A database that takes no writes has refused the BEGIN, which ends the transaction.
  if (knex.isCompleted()) await knex.executionPromise
  const connection = await knex.client.acquireConnection()
  // SQLite leaves some transactions open whose COMMIT failed. This handler is attached first, so that
  // the connection is clean before its next user gets it.
  const end = knex.executionPromise.catch((cause) => {
    if (connection.inTransaction) connection.exec('ROLLBACK')
    throw new StorageError('The database did not take the COMMIT.', { cause })
  })
  // The caller that rolls back has its own error.
  end.catch(() => {})
  const commit = knex.commit.bind(knex)
  knex.commit = async (value) => {
    await commit(value)
    return end
  }
}
