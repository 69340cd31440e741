import { sendMail } from '#core/mail/mail'
import { forgetPayload } from '#core/tasks/forget_payload'
import type { TaskHandler } from '#core/tasks/handler'
import { ResetPasswordMail } from '#auth/mails/reset_password_mail'
import { User } from '#auth/models/user'
import { issueEmailToken } from '#auth/services/email_tokens'

export interface PasswordResetRequest {
  email: string
}

/** Mails a link that sets a new password, if the address has an account. */
export const mailPasswordReset: TaskHandler = {
  kind: 'password_reset',
  async run(task) {
    const { email } = task.row.payload as PasswordResetRequest
    await task.complete(async (trx) => {
      await forgetPayload(trx, task.row.id)
      const user = await User.findBy({ email }, { client: trx })
      if (!user) return
      const token = await issueEmailToken(trx, user.id, 'reset_password')
      // To the address as stored, never as typed.
      await sendMail(trx, new ResetPasswordMail(user.email, token))
    })
  },
  async failed({ id }, trx) {
    await forgetPayload(trx, id)
  },
}
