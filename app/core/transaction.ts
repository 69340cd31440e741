import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotKept } from '#core/storage_failure'

/** What the query builder shows of a transaction beyond its types. */
interface KnexTransaction {
  commit(value?: unknown): Promise<unknown>
  /** Settles with the transaction's real end. */
  executionPromise: Promise<unknown>
  client: { acquireConnection(): Promise<{ inTransaction: boolean; exec(sql: string): void }> }
}

/**
 * The one way to change several rows as one. It resolves when the database has taken the COMMIT,
 * and only then do the hooks after it run. A COMMIT that fails rejects with `NotKept`: the query
 * builder keeps that error to itself and would go on as if all were stored.
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
  const connection = await knex.client.acquireConnection()
  // SQLite leaves some transactions open whose COMMIT failed. Attached before anything else can
  // hear of the failure, so that the connection is clean when the next one gets it.
  const end = knex.executionPromise.catch((cause) => {
    if (connection.inTransaction) connection.exec('ROLLBACK')
    throw new NotKept('The database did not take the COMMIT.', { cause })
  })
  // Whoever rolls back has an error of their own.
  end.catch(() => {})
  const commit = knex.commit.bind(knex)
  knex.commit = async (value) => {
    await commit(value)
    return end
  }
}
