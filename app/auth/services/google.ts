import vine from '@vinejs/vine'
import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import env from '#start/env'

/** The data of a person in Google's credential. */
export interface GoogleIdentity {
  /** Google's permanent id of the person; an address may be given to another person. */
  subject: string
  email: string
  name: string
  surname: string
  /** Whether Google runs the mailbox, so that its statement about the address is authoritative. */
  ownsMailbox: boolean
  /** When the credential was issued and when it expires, in milliseconds since 1970. */
  issuedAt: number
  expiresAt: number
}

export type CredentialFailure = { reason: 'invalid_credential' | 'google_unavailable' }

const TOLERANCE = 60
/** In seconds. Google's credentials are valid for an hour. */
const LONGEST_LIFE = 24 * 3_600

/**
 * A credential with a new key is accepted when the keys were fetched again: for a key with an unknown
 * name after the cooldown, which keeps forged names from making us fetch all the time.
 */
const KEYS = { timeoutDuration: 5_000, cooldownDuration: 5_000, cacheMaxAge: 60_000 }

/** The client id for Google's button on our pages; null if none is configured. */
export function googleClientId(): string | null {
  return env.get('GOOGLE_CLIENT_ID') || null
}

/** Whether a redirect to Google is possible, which needs a client secret. */
export function redirectsToGoogle(): boolean {
  return googleClientId() !== null && Boolean(env.get('GOOGLE_CLIENT_SECRET'))
}

/** The claims that name a person. A signature does not say that they are of the right type. */
const personValidator = vine.create({
  sub: vine.string().regex(/^[\x21-\x7e]{1,255}$/),
  email: vine.string().trim().toLowerCase().maxLength(254).email(),
})

type Person = Awaited<ReturnType<typeof personValidator.validate>>

type Keys = ReturnType<(typeof import('jose'))['createRemoteJWKSet']>

/** Google's public keys by their address, fetched when a credential names an unknown key. */
const keysAt = new Map<string, Keys>()

/** Accepts a credential that Google signed for our client, recently, for a verified address. */
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
      payload.exp! - payload.iat! <= LONGEST_LIFE &&
      (nonce === undefined || payload.nonce === nonce) &&
      payload.email_verified === true
    const [isNobody, person] = await personValidator.tryValidate(payload)
    if (!isOurs || isNobody) return refused({ reason: 'invalid_credential' })
    return ok(identityIn(payload, person))
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) return refused({ reason: 'google_unavailable' })
    // All errors of an invalid credential; every other error is a failure to fetch the keys.
    const isWrong = error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC'
    return refused({ reason: isWrong ? 'invalid_credential' : 'google_unavailable' })
  }
}

async function googleKeys(): Promise<Keys> {
  const address = env.get('GOOGLE_JWKS_URL')
  const known = keysAt.get(address)
  if (known) return known
  const { createRemoteJWKSet } = await import('jose')
  const keys = createRemoteJWKSet(new URL(address), KEYS)
  keysAt.set(address, keys)
  return keys
}

/** Google uses two forms of its issuer name. */
function issuers(): string[] {
  const issuer = env.get('GOOGLE_ISSUER')
  return [issuer, issuer.replace(/^https:\/\//, '')]
}

function identityIn(payload: Record<string, unknown>, { sub, email }: Person): GoogleIdentity {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : '')
  return {
    subject: sub,
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
