import { sendMail } from '#core/mail/mail'
import { ok, refused, type Result } from '#core/result'
import { PasswordChangedMail } from '#auth/mails/password_changed_mail'
import type { User } from '#auth/models/user'
import { hashPassword, passwordFits } from '#auth/services/passwords'
import { endSessions } from '#auth/services/sessions'
import { withUserLock } from '#auth/services/user_lock'

export interface ChangePasswordInput {
  oldPassword: string
  newPassword: string
  /** The session of the request, which stays signed in. */
  sessionId: string
}

export type ChangePasswordFailure = { reason: 'wrong_password' | 'no_password' }

/** Replaces a password and ends every other session of the account. */
export class ChangePassword {
  async handle(
    person: User,
    { oldPassword, newPassword, sessionId }: ChangePasswordInput
  ): Promise<Result<void, ChangePasswordFailure>> {
    if (person.password === null) return refused({ reason: 'no_password' })
    const fits = await passwordFits(person.password, oldPassword)
    if (!fits) return refused({ reason: 'wrong_password' })
    const password = await hashPassword(newPassword)

    return withUserLock(person.id, async (trx, user) => {
      // If the password was changed during the check, the proof is no longer valid.
      if (user.password !== person.password) return refused({ reason: 'wrong_password' })
      await user.merge({ password }).save()
      await endSessions(trx, user.id, { except: sessionId })
      await sendMail(trx, new PasswordChangedMail(user.email))
      return ok()
    })
  }
}
