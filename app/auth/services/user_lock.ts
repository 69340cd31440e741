import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/transaction'
import { User } from '#auth/models/user'

/**
 * Runs one transaction at a time per person, so data that is read inside is still valid at the commit.
 * Every query inside must use `trx`.
 */
export async function withUserLock<T>(
  userId: string,
  work: (trx: TransactionClientContract, user: User) => Promise<T>
): Promise<T> {
  return inTransaction(async (trx) => {
    // Writing first takes the lock on every database; a read first would lock too late.
    await trx.from('users').where('id', userId).increment('lock_seq', 1)
    return work(trx, await User.findOrFail(userId, { client: trx }))
  })
}
