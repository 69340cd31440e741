import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { newId } from '#core/ids'
import env from '#start/env'

const CLIENT_ID = '1234-sitewright.apps.googleusercontent.com'
const CLIENT_SECRET = 'a secret between Google and us'
/** The secret of the test's page, and the nonce that it sends to Google. */
export const VERIFIER = 'a-verifier-of-the-page'
export const NONCE = sha256(VERIFIER)

export const googleKeys = generateKeyPair('RS256')
/** The key with which Google signs now, and its name. */
const signing = { keys: googleKeys, name: 'fake-1' }
let fetched = 0

/** How often the keys of this fake were fetched. */
export const keyRequests = () => fetched

/** Google signs with a new key from now on. Returns a function that brings the first one back. */
export function changeGoogleKey(name: string): () => void {
  const former = { ...signing }
  Object.assign(signing, { keys: generateKeyPair('RS256'), name })
  return () => void Object.assign(signing, former)
}

/**
 * A fake of Google on the network: it serves the keys, and configures the product to use them. Returns
 * a function that ends it.
 */
export async function startGoogle(): Promise<() => Promise<void>> {
  fetched = 0
  const server = createServer((req, res) => {
    if (req.url!.startsWith('/authorize')) return askThePerson(req, res)
    if (req.url === '/token') return void exchangeCode(req, res)
    return void showKeys(res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  env.set('GOOGLE_CLIENT_ID', CLIENT_ID)
  env.set('GOOGLE_CLIENT_SECRET', CLIENT_SECRET)
  env.set('GOOGLE_JWKS_URL', `${address}/certs`)
  env.set('GOOGLE_AUTHORIZE_URL', `${address}/authorize`)
  env.set('GOOGLE_TOKEN_URL', `${address}/token`)
  env.set('PASSWORD_SIGNUP', 'on')
  return async () => {
    env.set('GOOGLE_CLIENT_ID', '')
    env.set('GOOGLE_CLIENT_SECRET', '')
    env.set('PASSWORD_SIGNUP', 'auto')
    server.closeAllConnections()
    server.close()
  }
}

async function showKeys(res: ServerResponse): Promise<void> {
  fetched += 1
  const { publicKey } = await signing.keys
  const jwk = { ...(await exportJWK(publicKey)), kid: signing.name, alg: 'RS256', use: 'sig' }
  json(res, 200, { keys: [jwk] })
}

/** The configuration of a separate product process for this fake. */
export function googleEnvironment(): Record<string, string> {
  const names = ['CLIENT_ID', 'CLIENT_SECRET', 'JWKS_URL', 'AUTHORIZE_URL', 'TOKEN_URL'] as const
  const entries = names.map((name) => [`GOOGLE_${name}`, env.get(`GOOGLE_${name}`) ?? ''])
  return Object.fromEntries(entries)
}

/** The person who signs in when the browser is redirected here; null if they cancel. */
export const atGoogle: { person: JWTPayload | null } = { person: {} }

/** Codes that were issued and not yet exchanged, with the redirect address of each. */
const codes = new Map<string, URLSearchParams>()

function askThePerson(req: IncomingMessage, res: ServerResponse): void {
  const asked = new URL(req.url!, 'http://google').searchParams
  const back = new URL(asked.get('redirect_uri')!)
  back.searchParams.set('state', asked.get('state') ?? '')
  if (atGoogle.person) {
    const code = newId()
    codes.set(code, asked)
    back.searchParams.set('code', code)
  } else {
    back.searchParams.set('error', 'access_denied')
  }
  res.writeHead(302, { location: back.href }).end()
}

async function exchangeCode(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const sent = new URLSearchParams(await readText(req))
  const code = sent.get('code') ?? ''
  const asked = codes.get(code)
  codes.delete(code)
  const fits =
    asked &&
    sent.get('client_secret') === CLIENT_SECRET &&
    sent.get('client_id') === asked.get('client_id') &&
    sent.get('redirect_uri') === asked.get('redirect_uri') &&
    asked.get('code_challenge_method') === 'S256' &&
    sha256(sent.get('code_verifier') ?? '') === asked.get('code_challenge')
  if (!fits) return json(res, 400, { error: 'invalid_grant' })
  const idToken = await googleCredential({ ...atGoogle.person, nonce: asked.get('nonce') })
  return json(res, 200, { access_token: newId(), token_type: 'Bearer', id_token: idToken })
}

function json(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Google's claims about a new person, changed by `claims`; undefined removes a claim. */
export function googleClaims(claims: Record<string, unknown> = {}): JWTPayload {
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

/** A credential as Google's button gives it to a page. */
export async function googleCredential(claims: Record<string, unknown> = {}): Promise<string> {
  const { privateKey } = await signing.keys
  return new SignJWT(googleClaims(claims))
    .setProtectedHeader({ alg: 'RS256', kid: signing.name, typ: 'JWT' })
    .sign(privateKey)
}
