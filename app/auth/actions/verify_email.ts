import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { User } from '#auth/models/user'
import { usedToken, useUp } from '#auth/services/email_tokens'

export type VerifyEmailFailure = { reason: 'invalid_token' }

/**
 * Marks an address as verified when its mailed link is opened. Opening the same link again is no error.
 */
export class VerifyEmail {
  async handle(token: string): Promise<Result<void, VerifyEmailFailure>> {
    return inTransaction(async (trx) => {
      const first = await useUp(trx, token, 'verify_email')
      const used = await usedToken(trx, token, 'verify_email')
      if (!used) return refused({ reason: 'invalid_token' })

      if (first) {
        const user = await User.findOrFail(used.userId, { client: trx })
        await user.merge({ emailVerified: true }).save()
      }
      return ok()
    })
  }
}
