import { sendMail } from '#core/mail/mail'
import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { PasswordChangedMail } from '#auth/mails/password_changed_mail'
import { User } from '#auth/models/user'
import { isUsable, usedToken, useUp } from '#auth/services/email_tokens'
import { hashPassword } from '#auth/services/passwords'
import { endSessions } from '#auth/services/sessions'

export interface ResetPasswordInput {
  token: string
  password: string
}

export type ResetPasswordFailure = { reason: 'invalid_token' }

/**
 * Sets a new password for the person who has a mailed link. The link proves that the mailbox is theirs,
 * so the address counts as verified, and all existing sessions end.
 */
export class ResetPassword {
  async handle(input: ResetPasswordInput): Promise<Result<void, ResetPasswordFailure>> {
    // Hashing is slow, so an invalid token is rejected before it.
    if (!(await isUsable(input.token, 'reset_password')))
      return refused({ reason: 'invalid_token' })
    const password = await hashPassword(input.password)

    return inTransaction(async (trx) => {
      if (!(await useUp(trx, input.token, 'reset_password'))) {
        return refused({ reason: 'invalid_token' })
      }
      const { userId } = (await usedToken(trx, input.token, 'reset_password'))!
      const user = await User.findOrFail(userId, { client: trx })
      await user.merge({ password, emailVerified: true }).save()
      await endSessions(trx, user.id)
      await sendMail(trx, new PasswordChangedMail(user.email))
      return ok()
    })
  }
}
