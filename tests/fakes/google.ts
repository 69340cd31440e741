import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { newId } from '#core/ids'
import env from '#start/env'

const CLIENT_ID = '1234-sitewright.apps.googleusercontent.com'
/** What the pages of the tests give to Google. */
export const NONCE = 'a-nonce-of-the-page'

const KEY_ID = 'fake-1'
export const googleKeys = generateKeyPair('RS256')

/**
 * Stands in for Google over the wire: serves its keys, and tells the product to ask there. Answers
 * how to end it.
 */
export async function startGoogle(): Promise<() => Promise<void>> {
  const { publicKey } = await googleKeys
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  const server = createServer((_, res) => {
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  env.set('GOOGLE_CLIENT_ID', CLIENT_ID)
  env.set('GOOGLE_JWKS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`)
  env.set('PASSWORD_SIGNUP', 'on')
  return async () => {
    env.set('GOOGLE_CLIENT_ID', '')
    env.set('PASSWORD_SIGNUP', 'auto')
    server.closeAllConnections()
    server.close()
  }
}

/** What Google says of a person who is new, changed by `claims`; undefined leaves a claim out. */
export function googleClaims(claims: JWTPayload = {}): JWTPayload {
  const now = Math.trunc(Date.now() / 1_000)
  return JSON.parse(
    JSON.stringify({
      iss: 'https://accounts.google.com',
      aud: CLIENT_ID,
      azp: CLIENT_ID,
      sub: newId(),
      email: `${newId()}@gmail.com`,
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Baker',
      jti: newId(),
      iat: now,
      exp: now + 3_600,
      ...claims,
    })
  )
}

/** A credential as Google's button hands it to a page. */
export async function googleCredential(claims: JWTPayload = {}): Promise<string> {
  const { privateKey } = await googleKeys
  return new SignJWT(googleClaims(claims))
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
    .sign(privateKey)
}
