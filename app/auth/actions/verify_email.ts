import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { EmailToken } from '#auth/models/email_token'
import { User } from '#auth/models/user'
import { hashOf } from '#auth/services/tokens'

export type VerifyEmailFailure = { reason: 'invalid_token' }

/** Believes an address once its mailed link is opened. Opening the same link again is no error. */
export class VerifyEmail {
  async handle(token: string): Promise<Result<void, VerifyEmailFailure>> {
    return inTransaction(async (trx) => {
      const [first] = await EmailToken.query({ client: trx })
        .where({ hash: hashOf(token), purpose: 'verify_email' })
        .whereNull('used_at')
        .where('expires_at', '>', clock.millis())
        .update({ used_at: clock.millis() })
      const used = await EmailToken.query({ client: trx })
        .where({ hash: hashOf(token), purpose: 'verify_email' })
        .whereNotNull('used_at')
        .first()
      if (!used) return refused({ reason: 'invalid_token' })

      if (first) {
        const user = await User.findOrFail(used.userId, { client: trx })
        await user.merge({ emailVerified: true }).save()
      }
      return ok()
    })
  }
}
