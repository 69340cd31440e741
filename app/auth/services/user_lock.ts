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
    await takeUserLock(trx, userId)
    return work(trx, await User.findOrFail(userId, { client: trx }))
  })
}

/** The same lock inside a transaction that is open already; null if the person is gone. */
export async function lockedUser(
  trx: TransactionClientContract,
  userId: string
): Promise<User | null> {
  await takeUserLock(trx, userId)
  return User.find(userId, { client: trx })
}

/** Writing first takes the lock on every database; a read first would lock too late. */
async function takeUserLock(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('users').where('id', userId).increment('lock_seq', 1)
}
