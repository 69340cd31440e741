import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GoogleSignIn } from '#contract/api/account'
import { clock } from '#core/clock'
import type { User } from '#auth/models/user'
import { verifyGoogleCredential } from '#auth/services/google'
import { passwordFits } from '#auth/services/passwords'
import { takeOnce } from '#auth/services/used_credentials'

/** The proof of a person's identity: the password, or without one, a sign-in at Google. */
export interface Proof {
  password?: string
  google?: GoogleSignIn
}

/** An older sign-in at Google may be a session that another person found open. */
const FRESH = 10 * 60_000

/** Uses a proof up, in the transaction that needs it; false if it was used already. */
export type UseProof = (trx: TransactionClientContract, user: User) => Promise<boolean>

/** Checks a proof; null if it is not valid. */
export async function proofOf(person: User, proof: Proof): Promise<UseProof | null> {
  if (person.password === null) return googleProof(person, proof.google)
  const fits = await passwordFits(person.password, proof.password ?? '')
  // If the password was changed during the check, the proof is no longer valid.
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
