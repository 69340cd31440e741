import { createHash } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import type { GoogleHandover, GoogleSignIn } from '#contract/api/account'
import { clock } from '#core/clock'

/** From the browser's return from Google until its page requests the tokens. */
const LIFE = 2 * 60_000
const PURPOSE = 'google_handover'

interface Sealed {
  credential: string
  until: number
}

/** The code that the page exchanges for its tokens. It works once, because its credential does. */
export function handoverCode(credential: string): string {
  const sealed: Sealed = { credential, until: clock.millis() + LIFE }
  return encryption.encrypt(sealed, { purpose: PURPOSE })
}

/** The credential in one of our codes that has not expired, and its expected nonce; null otherwise. */
export function handedOver({ code, verifier }: GoogleHandover): GoogleSignIn | null {
  const sealed = encryption.decrypt<Sealed>(code, PURPOSE)
  if (!sealed || sealed.until <= clock.millis()) return null
  return { token: sealed.credential, nonce: challengeOf(verifier) }
}

/**
 * The nonce for Google, made by a page from its secret `verifier`. So only that page can use the code,
 * and nobody can sign another person in to their own account by sending a link.
 */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
