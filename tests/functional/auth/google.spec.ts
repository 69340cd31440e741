import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { base64url, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { Settings } from 'luxon'
import { User } from '#auth/main'
import { newId } from '#core/ids'
import env from '#start/env'
import {
  googleClaims,
  googleCredential,
  changeGoogleKey,
  keyRequests,
  googleKeys,
  NONCE,
  startGoogle,
} from '#tests/fakes/google'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { PASSWORD, signedInUser, signIn, signUp } from '#tests/helpers/people'

const offers = (client: ApiClient, token: unknown, nonce?: string) =>
  client.post('/api/users/google/').json({ token, nonce })

const gmail = () => `${newId()}@gmail.com`

test.group('Signing in with Google', (group) => {
  group.setup(startGoogle)
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('creates an account without a password and with a verified address', async ({
    assert,
    client,
  }) => {
    const [sub, email] = [newId(), gmail()]
    const answer = await offers(client, await googleCredential({ sub, email }))
    answer.assertStatus(200)
    assert.match(answer.body().access, /^at_/)
    assert.match(answer.body().refresh, /^rt_/)
    const { id, ...user } = answer.body().user
    assert.deepEqual(user, {
      email,
      name: 'Ada',
      surname: 'Baker',
      phone_number: '',
      email_verified: true,
      has_password: false,
      social_provider: 'google',
      subscription_type: 'free',
    })
    const me = await client.get('/api/users/me/').bearerToken(answer.body().access)
    assert.equal(me.body().id, id)
  })

  test('finds the account by Google’s id of the person, even after a change of address', async ({
    assert,
    client,
  }) => {
    const sub = newId()
    const first = await offers(client, await googleCredential({ sub }))
    const again = await offers(client, await googleCredential({ sub, email: gmail() }))
    again.assertStatus(200)
    assert.deepEqual(again.body().user, first.body().user)
  })

  test('is offered if it is configured, and PASSWORD_SIGNUP=auto then hides the password form', async ({
    client,
  }) => {
    env.set('PASSWORD_SIGNUP', 'auto')
    const configuration = await client.get('/api/app/configuration/')
    env.set('PASSWORD_SIGNUP', 'on')
    configuration.assertBodyContains({
      google_client_id: env.get('GOOGLE_CLIENT_ID'),
      password_signup: 'fallback',
    })
  })

  test('a browser that cannot show the button of Google can still register', async ({ client }) => {
    env.set('PASSWORD_SIGNUP', 'auto')
    const answer = await client.post('/api/users/register/').json({
      email: `${newId()}@example.com`,
      name: 'Ada',
      surname: 'Crumb',
      password: PASSWORD,
      password2: PASSWORD,
    })
    env.set('PASSWORD_SIGNUP', 'on')
    answer.assertStatus(201)
  })

  test('an account without a password can only be deleted with a new credential', async ({
    client,
  }) => {
    const sub = newId()
    const { access } = (await offers(client, await googleCredential({ sub }))).body()
    const deletes = (body: object) =>
      client.post('/api/users/delete-account/').bearerToken(access).json(body)
    const iat = Math.trunc(Date.now() / 1_000) - 1_200
    const refused = [
      { password: PASSWORD },
      { google_token: await googleCredential({}) },
      { google_token: await googleCredential({ sub, iat }) },
    ]
    for (const body of refused) {
      const answer = await deletes(body)
      answer.assertStatus(400)
      answer.assertBody({ google_token: ['Please sign in with Google again'] })
    }
    const answer = await deletes({ google_token: await googleCredential({ sub }) })
    answer.assertStatus(200)
  })
})

const HOUR = 3_600
const seconds = () => Math.trunc(Date.now() / 1_000)

const forged: [why: string, make: () => Promise<string> | string][] = [
  ['for somebody else’s client', () => googleCredential({ aud: 'another-client' })],
  ['for several clients', () => googleCredential({ aud: [googleClaims().aud as string, 'b'] })],
  ['handed on by another client', () => googleCredential({ azp: 'another-client' })],
  [
    'of another issuer',
    () => googleCredential({ iss: 'https://accounts.google.com.evil.example' }),
  ],
  ['that has expired', () => googleCredential({ iat: seconds() - 2 * HOUR, exp: seconds() - 120 })],
  ['from the future', () => googleCredential({ iat: seconds() + 300 })],
  ['without an end', () => googleCredential({ exp: undefined })],
  ['without a person', () => googleCredential({ sub: undefined })],
  ['without an address', () => googleCredential({ email: undefined })],
  ['whose address is not verified', () => googleCredential({ email_verified: false })],
  ['whose address is verified only as a text', () => googleCredential({ email_verified: 'true' })],
  ...[[], ['eve@gmail.com'], {}, null, '', ' ', 'nobody', 7, true].map(
    (email): [string, () => Promise<string>] => [
      `whose address is ${JSON.stringify(email)}`,
      () => googleCredential({ email }),
    ]
  ),
  ...[[], ['1'], {}, null, '', ' ', 7, 'x'.repeat(256)].map(
    (sub): [string, () => Promise<string>] => [
      `whose person is ${JSON.stringify(sub)}`,
      () => googleCredential({ sub }),
    ]
  ),
  ...['soon', null, seconds() + 10 * 365 * 24 * HOUR].map(
    (exp): [string, () => Promise<string>] => [
      `that ends at ${exp}`,
      () => googleCredential({ exp }),
    ]
  ),
  ...['now', null, 0].map((iat): [string, () => Promise<string>] => [
    `that was made at ${iat}`,
    () => googleCredential({ iat }),
  ]),
  ['with no algorithm', () => new UnsecuredJWT(googleClaims()).encode()],
  ['with no algorithm and a signature', () => `${new UnsecuredJWT(googleClaims()).encode()}c2ln`],
  [
    'signed with HS256 and the public key',
    async () => {
      const secret = new TextEncoder().encode(await exportSPKI((await extractable).publicKey))
      return new SignJWT(googleClaims())
        .setProtectedHeader({ alg: 'HS256', kid: 'fake-1' })
        .sign(secret)
    },
  ],
  [
    'signed with a key of one’s own',
    async () => {
      const { privateKey } = await generateKeyPair('RS256')
      return new SignJWT(googleClaims())
        .setProtectedHeader({ alg: 'RS256', kid: 'fake-1' })
        .sign(privateKey)
    },
  ],
  [
    'that brings a key of its own',
    async () => {
      const { privateKey } = await generateKeyPair('RS256')
      const jku = 'https://evil.example/certs'
      return new SignJWT(googleClaims())
        .setProtectedHeader({ alg: 'RS256', kid: 'evil', jku })
        .sign(privateKey)
    },
  ],
  [
    'whose words were changed',
    async () => {
      const [head, , signature] = (await googleCredential()).split('.')
      return [head, base64url.encode(JSON.stringify(googleClaims())), signature].join('.')
    },
  ],
  ['that is no credential', () => 'not.a.credential'],
]

const extractable = googleKeys

test.group('T20: a Google credential is refused and changes nothing', (group) => {
  group.setup(startGoogle)
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  for (const [why, make] of forged) {
    test(why, async ({ assert, client }) => {
      const token = await make()
      const before = await databaseDump()
      const answer = await offers(client, token)
      answer.assertStatus(401)
      answer.assertBodyContains({ code: 'invalid_google_credential' })
      assert.deepEqual(await changesSince(before), [])
    })
  }

  test('if it was used before, even by simultaneous requests', async ({ assert, client }) => {
    const token = await googleCredential()
    const answers = await Promise.all([1, 2, 3, 4].map(() => offers(client, token)))
    const statuses = answers.map((answer) => answer.status())
    assert.sameMembers(statuses, [200, 401, 401, 401])
    const later = await offers(client, token)
    later.assertStatus(401)
    assert.notInclude(JSON.stringify(await databaseDump()), token)
  })

  test('if its nonce is not that of the page', async ({ client }) => {
    const other = await offers(client, await googleCredential({ nonce: 'another' }), NONCE)
    other.assertStatus(401)
    const none = await offers(client, await googleCredential(), NONCE)
    none.assertStatus(401)
    const right = await offers(client, await googleCredential({ nonce: NONCE }), NONCE)
    right.assertStatus(200)
  })

  test('if Google is not configured', async ({ client, cleanup }) => {
    const id = env.get('GOOGLE_CLIENT_ID')
    env.set('GOOGLE_CLIENT_ID', '')
    cleanup(() => env.set('GOOGLE_CLIENT_ID', id))
    const answer = await offers(client, await googleCredential())
    answer.assertStatus(401)
  })

  test('if Google’s keys cannot be loaded, with a message that says so', async ({
    client,
    cleanup,
  }) => {
    const address = env.get('GOOGLE_JWKS_URL')
    env.set('GOOGLE_JWKS_URL', 'http://127.0.0.1:9/certs')
    cleanup(() => env.set('GOOGLE_JWKS_URL', address))
    const answer = await offers(client, await googleCredential())
    answer.assertStatus(503)
    answer.assertBodyContains({ code: 'google_unavailable' })
  })
})

test.group('The keys of Google', (group) => {
  group.each.teardown(() => {
    Date.now = realNow
  })
  const realNow = Date.now

  for (const [what, name, wait] of [
    ['with a new name, after some seconds', 'fake-2', 6_000],
    ['that replaced another one, after a minute', 'fake-1', 61_000],
  ] as const) {
    test(`a new key is accepted: ${what}`, async ({ assert, client, cleanup }) => {
      cleanup(await startGoogle())
      ;(await offers(client, await googleCredential())).assertStatus(200)
      cleanup(changeGoogleKey(name))
      const waiting = await offers(client, await googleCredential())
      waiting.assertStatus(401)
      Date.now = () => realNow() + wait
      ;(await offers(client, await googleCredential())).assertStatus(200)
      assert.equal(keyRequests(), 2)
    })
  }
})

test.group('T21: Google sign-in with the address of an existing account', (group) => {
  group.setup(startGoogle)

  test('takes over an unverified account that a stranger created', async ({ assert, client }) => {
    const email = gmail()
    const { user, bearer, refresh } = await signedInUser({
      email,
      emailVerified: false,
      name: 'Eve',
      phoneNumber: '+1 555',
    })
    await client.post('/api/users/send-verification-email/').bearerToken(bearer)
    const answer = await offers(client, await googleCredential({ email }))
    answer.assertStatus(200)
    assert.containsSubset(answer.body().user, {
      id: user.id,
      name: 'Ada',
      phone_number: '',
      has_password: false,
      email_verified: true,
    })
    const password = await client.post('/api/users/login/').json({ email, password: PASSWORD })
    password.assertStatus(401)
    const me = await client.get('/api/users/me/').bearerToken(bearer)
    me.assertStatus(401)
    const refreshed = await client.post('/api/users/token/refresh/').json({ refresh })
    refreshed.assertStatus(401)
  })

  for (const [why, claims] of [
    ['at Gmail', { email: 'x@gmail.com' }],
    ['at a domain that Google runs', { email: 'x@bakery.example', hd: 'bakery.example' }],
  ] as const) {
    test(`joins a verified account with a password if ${why}`, async ({ assert, client }) => {
      const email = `${newId()}${claims.email.slice(1)}`
      const user = await signUp({ email })
      const kept = await signIn(user)
      const answer = await offers(client, await googleCredential({ ...claims, email }))
      answer.assertStatus(200)
      assert.containsSubset(answer.body().user, {
        id: user.id,
        has_password: true,
        social_provider: 'google',
      })
      const me = await client.get('/api/users/me/').bearerToken(kept.access)
      me.assertStatus(200)
    })
  }

  test('does not join a verified account with a password if Google does not run the mailbox', async ({
    assert,
    client,
  }) => {
    const email = `${newId()}@bakery.example`
    const user = await signUp({ email })
    const answer = await offers(client, await googleCredential({ email }))
    answer.assertStatus(409)
    answer.assertBody({ error: 'Sign in with your password.', code: 'password_account' })
    await user.refresh()
    assert.isNull(user.socialSubject)
  })

  test('does not join an account of another Google person', async ({ assert, client }) => {
    const email = gmail()
    const first = await offers(client, await googleCredential({ email }))
    const second = await offers(client, await googleCredential({ email }))
    second.assertStatus(409)
    assert.lengthOf(await User.query().where('email', email), 1)
    const user = await User.findOrFail(first.body().user.id)
    assert.isNotNull(user.socialSubject)
  })
})
