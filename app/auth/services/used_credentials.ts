import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import { hashOf } from '#auth/services/tokens'

/** Longer than the tolerance for the credential's own expiry. */
const SLACK = 5 * 60_000

/** Records the use of a credential; false if it was used before. */
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
  // On a database with many connections, the second of two simultaneous inserts fails here.
  await trx.table('used_credentials').insert({ hash, expires_at: expiresAt })
  return true
}
