import type { Session } from '#contract/api/account'
import { refused, ok, type Result } from '#core/result'
import { User } from '#auth/models/user'
import type { Device } from '#auth/services/devices'
import { isGone, keepAccount } from '#auth/services/account_deletion'
import { hashPassword, isOutdated, passwordFits } from '#auth/services/passwords'
import { startSession } from '#auth/services/sessions'
import { withUserLock } from '#auth/services/user_lock'

export interface SignInInput {
  email: string
  password: string
  from: Device
}

export type SignedIn = Omit<Session, 'user'> & { user: User }

export type SignInFailure = { reason: 'invalid_credentials' }

/** Checks a password and starts a session. A wrong address and a wrong password get the same answer. */
export class SignIn {
  async handle(input: SignInInput): Promise<Result<SignedIn, SignInFailure>> {
    const found = await User.findBy('email', input.email)
    const fits = await passwordFits(found?.password ?? null, input.password)
    if (!found || !fits || isGone(found)) return refused({ reason: 'invalid_credentials' })
    const stored = found.password!
    const renewed = isOutdated(stored) ? await hashPassword(input.password) : stored

    return withUserLock(found.id, async (trx, user) => {
      // If the password was changed during the check, it is no longer valid.
      if (user.password !== stored) return refused({ reason: 'invalid_credentials' })
      await user.merge({ password: renewed }).save()
      const kept = await keepAccount(trx, user)
      return ok({ ...(await startSession(trx, user.id, input.from)), ...kept, user })
    })
  }
}
