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
import { isGone, keepAccount } from '#auth/services/account_deletion'
import { endSessions, startSession } from '#auth/services/sessions'
import { takeOnce } from '#auth/services/used_credentials'

export interface GoogleSignInInput {
  token: string
  nonce?: string
  from: Device
}

/** `password_account`: the address belongs to an account for which Google's word is not enough. */
export type GoogleSignInFailure = CredentialFailure | { reason: 'password_account' }

/**
 * Signs in the person of a Google credential, with their account or a new one. The account is found by
 * Google's id of the person; by its address only where that is safe.
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
    // The same address with a different Google id: it belongs to another person at Google now.
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
   * Somebody else created this account and never verified the address, which belongs to the person of
   * the credential. So everything with which the creator could sign in again is removed.
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

/** The fields of an account that only Google has verified. */
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
