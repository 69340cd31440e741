import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import { hashOf } from '#auth/services/tokens'

/** Longer than the tolerance that a credential's own end is given. */
const SLACK = 5 * 60_000

/** Notes that a credential was taken; false where it was before. */
export async function takeOnce(
  trx: TransactionClientContract,
  token: string,
  expiresAt: number
): Promise<boolean> {
  await trx
    .from('used_credentials')
    .where('expires_at', '<', clock.millis() - SLACK)
    .delete()
  const hash = hashOf(token)
  if (await trx.from('used_credentials').where('hash', hash).first()) return false
  // Of two at once on a database of many connections, the second fails here.
  await trx.table('used_credentials').insert({ hash, expires_at: expiresAt })
  return true
}
