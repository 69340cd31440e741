import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { EmailToken } from '#auth/models/email_token'
import { User } from '#auth/models/user'
import type { SignedIn } from '#auth/actions/sign_in'
import type { Device } from '#auth/services/devices'
import {
  verifyGoogleCredential,
  type CredentialFailure,
  type GoogleIdentity,
} from '#auth/services/google'
import { isGone, keepAccount } from '#auth/services/leaving'
import { endSessions, startSession } from '#auth/services/sessions'
import { takeOnce } from '#auth/services/used_credentials'

export interface GoogleSignInInput {
  token: string
  nonce?: string
  from: Device
}

/** `password_account`: the address belongs to an account that Google cannot speak for. */
export type GoogleSignInFailure = CredentialFailure | { reason: 'password_account' }

/**
 * Signs in the person that Google vouches for, with an account of theirs or a new one. An account
 * is theirs by what Google calls them; by its address only as far as that is safe.
 */
export class SignInWithGoogle {
  async handle({
    token,
    nonce,
    from,
  }: GoogleSignInInput): Promise<Result<SignedIn, GoogleSignInFailure>> {
    const credential = await verifyGoogleCredential(token, nonce)
    if (!credential.ok) return credential

    return inTransaction(async (trx) => {
      if (!(await takeOnce(trx, token, credential.value.expiresAt))) {
        return refused({ reason: 'invalid_credential' })
      }
      const user = await this.#accountOf(trx, credential.value)
      if (!user) return refused({ reason: 'password_account' })
      const kept = await keepAccount(trx, user)
      return ok({ ...(await startSession(trx, user.id, from)), ...kept, user })
    })
  }

  async #accountOf(trx: TransactionClientContract, identity: GoogleIdentity): Promise<User | null> {
    const { subject, email } = identity
    const known = await User.findBy(
      { socialProvider: 'google', socialSubject: subject },
      { client: trx }
    )
    if (known) return isGone(known) ? null : known

    const sameAddress = await User.findBy({ email }, { client: trx })
    if (!sameAddress) return this.#create(trx, identity)
    if (!sameAddress.emailVerified) return this.#takeOver(trx, sameAddress, identity)
    // The same address under another name: it has changed hands at Google.
    if (sameAddress.socialSubject !== null || isGone(sameAddress)) return null
    if (!identity.ownsMailbox) return null
    return sameAddress.merge({ socialProvider: 'google', socialSubject: subject }).save()
  }

  #create(trx: TransactionClientContract, identity: GoogleIdentity) {
    return User.create(
      {
        id: newId(),
        email: identity.email,
        ...vouchedFor(identity),
        subscriptionType: 'free',
      },
      { client: trx }
    )
  }

  /**
   * Somebody made this account and never showed that the address is theirs; Google's person has.
   * So nothing by which the other could come back is left.
   */
  async #takeOver(
    trx: TransactionClientContract,
    user: User,
    identity: GoogleIdentity
  ): Promise<User> {
    await endSessions(trx, user.id)
    await EmailToken.query({ client: trx }).where('user_id', user.id).delete()
    return user.merge(vouchedFor(identity)).save()
  }
}

/** What an account holds once Google has vouched for its person, and nobody else has. */
function vouchedFor({ subject, name, surname }: GoogleIdentity) {
  return {
    name,
    surname,
    phoneNumber: '',
    password: null,
    emailVerified: true,
    socialProvider: 'google',
    socialSubject: subject,
  } as const
}
