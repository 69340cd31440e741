import { sendMail } from '#core/mail/mail'
import { ok, refused, type Result } from '#core/result'
import { VerifyEmailMail } from '#auth/mails/verify_email_mail'
import type { User } from '#auth/models/user'
import { issueEmailToken } from '#auth/services/email_tokens'
import { withUserLock } from '#auth/services/user_lock'

export type SendVerificationFailure = { reason: 'already_verified' }

/** Mails a new link to the person; the previous link stops working. */
export class SendVerificationEmail {
  async handle({ id }: User): Promise<Result<void, SendVerificationFailure>> {
    return withUserLock(id, async (trx, user) => {
      if (user.emailVerified) return refused({ reason: 'already_verified' })
      const token = await issueEmailToken(trx, user.id, 'verify_email')
      await sendMail(trx, new VerifyEmailMail(user.email, token))
      return ok()
    })
  }
}
