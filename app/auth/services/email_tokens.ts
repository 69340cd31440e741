import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import { EmailToken } from '#auth/models/email_token'
import { hashOf, newToken } from '#auth/services/tokens'

const DAY = 24 * 60 * 60_000

/** A secret for a link in a mail. Older links of the same purpose stop working. */
export async function issueVerificationToken(
  trx: TransactionClientContract,
  userId: string
): Promise<string> {
  const token = newToken('')
  const purpose = 'verify_email'
  await EmailToken.query({ client: trx })
    .where({ user_id: userId, purpose })
    .whereNull('used_at')
    .delete()
  await EmailToken.create(
    { hash: hashOf(token), userId, purpose, expiresAt: clock.millis() + DAY, usedAt: null },
    { client: trx }
  )
  return token
}
