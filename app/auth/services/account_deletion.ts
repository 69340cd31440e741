import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Session } from '#contract/api/account'
import { clock } from '#core/clock'
import type { User } from '#auth/models/user'

/** How long a deleted account can be restored by signing in. */
const DAYS = 7

export function deletionDue(): number {
  return clock.millis() + DAYS * 24 * 60 * 60_000
}

/** Whether this time is over: then nobody can sign in any more. */
export function isGone({ deletionDueAt }: User): boolean {
  return deletionDueAt !== null && deletionDueAt <= clock.millis()
}

/** Signing in keeps an account that waits to be erased, and the answer says so. */
export async function keepAccount(
  trx: TransactionClientContract,
  user: User
): Promise<Pick<Session, 'account_kept'>> {
  if (user.deletionDueAt === null) return {}
  await user.useTransaction(trx).merge({ deletionDueAt: null }).save()
  return { account_kept: true }
}
