import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import env from '#start/env'

/** What Google says of a person. */
export interface GoogleIdentity {
  /** Who they are to Google, for good; an address may change hands. */
  subject: string
  email: string
  name: string
  surname: string
  /** Whether Google itself runs the mailbox, so that its word on the address is the last. */
  ownsMailbox: boolean
  /** When the credential was made and when it ends, in milliseconds since 1970. */
  issuedAt: number
  expiresAt: number
}

export type CredentialFailure = { reason: 'invalid_credential' | 'google_unavailable' }

const TOLERANCE = 60
const PATIENCE = 5_000

/** The client id that our pages show to Google; null where this installation has none. */
export function googleClientId(): string | null {
  return env.get('GOOGLE_CLIENT_ID') || null
}

/** Whether a browser can also be sent to Google and back, for which Google asks for a secret. */
export function redirectsToGoogle(): boolean {
  return googleClientId() !== null && Boolean(env.get('GOOGLE_CLIENT_SECRET'))
}

type Keys = ReturnType<(typeof import('jose'))['createRemoteJWKSet']>

/** Google's public keys by their address, fetched when a credential names one that is not known. */
const keysAt = new Map<string, Keys>()

/** Believes a credential that Google signed for us, not long ago, about a verified address. */
export async function verifyGoogleCredential(
  token: string,
  nonce?: string
): Promise<Result<GoogleIdentity, CredentialFailure>> {
  const { errors, jwtVerify } = await import('jose')
  const clientId = googleClientId()
  if (!clientId) return refused({ reason: 'invalid_credential' })
  try {
    const { payload } = await jwtVerify(token, await googleKeys(), {
      algorithms: ['RS256'],
      issuer: issuers(),
      audience: clientId,
      clockTolerance: TOLERANCE,
      currentDate: new Date(clock.millis()),
      requiredClaims: ['sub', 'iat', 'exp', 'email'],
    })
    const isOurs =
      payload.aud === clientId &&
      (payload.azp === undefined || payload.azp === clientId) &&
      payload.iat! <= clock.millis() / 1_000 + TOLERANCE &&
      (nonce === undefined || payload.nonce === nonce) &&
      payload.email_verified === true
    return isOurs ? ok(identityIn(payload)) : refused({ reason: 'invalid_credential' })
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) return refused({ reason: 'google_unavailable' })
    // Everything that is wrong with a credential; what is left is a failure to fetch the keys.
    const isWrong = error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC'
    return refused({ reason: isWrong ? 'invalid_credential' : 'google_unavailable' })
  }
}

async function googleKeys(): Promise<Keys> {
  const address = env.get('GOOGLE_JWKS_URL')
  const known = keysAt.get(address)
  if (known) return known
  const { createRemoteJWKSet } = await import('jose')
  const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: PATIENCE })
  keysAt.set(address, keys)
  return keys
}

/** Google writes its own name in two ways. */
function issuers(): string[] {
  const issuer = env.get('GOOGLE_ISSUER')
  return [issuer, issuer.replace(/^https:\/\//, '')]
}

function identityIn(payload: Record<string, unknown>): GoogleIdentity {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : '')
  const email = text('email').trim().toLowerCase()
  return {
    subject: text('sub'),
    email,
    name: oneLine(text('given_name') || text('name')),
    surname: oneLine(text('family_name')),
    ownsMailbox: email.endsWith('@gmail.com') || text('hd') !== '',
    issuedAt: Number(payload.iat) * 1_000,
    expiresAt: Number(payload.exp) * 1_000,
  }
}

function oneLine(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 100)
}
