import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GoogleSignIn } from '#contract/api/account'
import { clock } from '#core/clock'
import type { User } from '#auth/models/user'
import { verifyGoogleCredential } from '#auth/services/google'
import { passwordFits } from '#auth/services/passwords'
import { takeOnce } from '#auth/services/used_credentials'

/** What shows that it is the person themselves: the password, or where there is none, Google. */
export interface Proof {
  password?: string
  google?: GoogleSignIn
}

/** A sign-in at Google that is older may have been left open for somebody else. */
const FRESH = 10 * 60_000

/** Uses up what was proven, in the transaction that it is needed for; false where it is used up. */
export type UseProof = (trx: TransactionClientContract, user: User) => Promise<boolean>

/** Whether the proof is one; null where it is not. */
export async function proofOf(person: User, proof: Proof): Promise<UseProof | null> {
  if (person.password === null) return googleProof(person, proof.google)
  const fits = await passwordFits(person.password, proof.password ?? '')
  // Changed while it was being checked: then it is no longer the password.
  return fits ? async (_, user) => user.password === person.password : null
}

async function googleProof(person: User, google?: GoogleSignIn): Promise<UseProof | null> {
  if (!google) return null
  const credential = await verifyGoogleCredential(google.token, google.nonce)
  if (!credential.ok) return null
  const { subject, issuedAt, expiresAt } = credential.value
  if (subject !== person.socialSubject || issuedAt < clock.millis() - FRESH) return null
  return (trx) => takeOnce(trx, google.token, expiresAt)
}
