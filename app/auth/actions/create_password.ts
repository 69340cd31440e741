import { sendMail } from '#core/mail/mail'
import { ok, refused, type Result } from '#core/result'
import { PasswordChangedMail } from '#auth/mails/password_changed_mail'
import type { User } from '#auth/models/user'
import { hashPassword } from '#auth/services/passwords'
import { endSessions } from '#auth/services/sessions'
import { withUserLock } from '#auth/services/user_lock'

export interface CreatePasswordInput {
  newPassword: string
  /** The session of the request, which stays signed in. */
  sessionId: string
}

export type CreatePasswordFailure = { reason: 'has_password' }

/** Sets the first password of an account that was created by a social login. */
export class CreatePassword {
  async handle(
    person: User,
    { newPassword, sessionId }: CreatePasswordInput
  ): Promise<Result<void, CreatePasswordFailure>> {
    if (person.password !== null) return refused({ reason: 'has_password' })
    const password = await hashPassword(newPassword)

    return withUserLock(person.id, async (trx, user) => {
      if (user.password !== null) return refused({ reason: 'has_password' })
      await user.merge({ password }).save()
      await endSessions(trx, user.id, { except: sessionId })
      await sendMail(trx, new PasswordChangedMail(user.email))
      return ok()
    })
  }
}
