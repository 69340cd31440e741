import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import { EmailToken, type EmailTokenPurpose } from '#auth/models/email_token'
import { hashOf, newToken } from '#auth/services/tokens'

const HOUR = 60 * 60_000
const LIFE: Record<EmailTokenPurpose, number> = { verify_email: 24 * HOUR, reset_password: HOUR }

/** Creates the secret for a mailed link. Older links of the same purpose stop working. */
export async function issueEmailToken(
  trx: TransactionClientContract,
  userId: string,
  purpose: EmailTokenPurpose
): Promise<string> {
  const token = newToken('')
  await EmailToken.query({ client: trx })
    .where({ user_id: userId, purpose })
    .whereNull('used_at')
    .delete()
  await EmailToken.create(
    {
      hash: hashOf(token),
      userId,
      purpose,
      expiresAt: clock.millis() + LIFE[purpose],
      usedAt: null,
    },
    { client: trx }
  )
  return token
}

/** Whether this link is still valid; the check does not use it up. */
export async function isUsable(token: string, purpose: EmailTokenPurpose): Promise<boolean> {
  const row = await EmailToken.find(hashOf(token))
  return (
    row !== null && row.purpose === purpose && row.usedAt === null && row.expiresAt > clock.millis()
  )
}

/** Uses a link: true once for each link that exists and has not expired. */
export async function useUp(
  trx: TransactionClientContract,
  token: string,
  purpose: EmailTokenPurpose
): Promise<boolean> {
  const [changed] = await EmailToken.query({ client: trx })
    .where({ hash: hashOf(token), purpose })
    .whereNull('used_at')
    .where('expires_at', '>', clock.millis())
    .update({ used_at: clock.millis() })
  return Number(changed) === 1
}

/** The link that was used, now or earlier. */
export async function usedToken(
  trx: TransactionClientContract,
  token: string,
  purpose: EmailTokenPurpose
): Promise<EmailToken | null> {
  return EmailToken.query({ client: trx })
    .where({ hash: hashOf(token), purpose })
    .whereNotNull('used_at')
    .first()
}
