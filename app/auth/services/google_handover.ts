import { createHash } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import type { GoogleHandover, GoogleSignIn } from '#contract/api/account'
import { clock } from '#core/clock'

/** From the return of a browser from Google until its page asks for the tokens. */
const LIFE = 2 * 60_000
const PURPOSE = 'google_handover'

interface Sealed {
  credential: string
  until: number
}

/** The code for which the page gets its tokens. It works once, since the credential in it does. */
export function handoverCode(credential: string): string {
  const sealed: Sealed = { credential, until: clock.millis() + LIFE }
  return encryption.encrypt(sealed, { purpose: PURPOSE })
}

/**
 * The credential in a code of ours that has not run out, and the nonce that must stand in it; null
 * otherwise.
 */
export function handedOver({ code, verifier }: GoogleHandover): GoogleSignIn | null {
  const sealed = encryption.decrypt<Sealed>(code, PURPOSE)
  if (!sealed || sealed.until <= clock.millis()) return null
  return { token: sealed.credential, nonce: challengeOf(verifier) }
}

/**
 * What Google is given as nonce by the page that keeps `verifier` to itself. So a code is of use
 * to that page only, and nobody can be signed in to the account of somebody who sent them a link.
 */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
