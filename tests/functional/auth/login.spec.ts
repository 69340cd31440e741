import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { isOutdated } from '#auth/services/passwords'
import { newId } from '#core/ids'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { eventually } from '#tests/helpers/eventually'
import { PASSWORD, signedInUser, signUp } from '#tests/helpers/people'

/** Two passwords are checked at once, and twenty can wait. */
const AT_WORK_OR_WAITING = 22

test.group('Signing in', () => {
  test('returns two tokens and the person', async ({ assert, client }) => {
    const user = await signUp({ emailVerified: false, phoneNumber: '+90 555' })
    const answer = await client
      .post('/api/users/login/')
      .json({ email: user.email, password: PASSWORD })
    answer.assertStatus(200)
    const { access, refresh, ...rest } = answer.body()
    assert.match(access, /^at_[\w-]{43}$/)
    assert.match(refresh, /^rt_[\w-]{43}$/)
    assert.deepEqual(rest, {
      user: {
        id: user.id,
        name: user.name,
        surname: user.surname,
        email: user.email,
        phone_number: '+90 555',
        email_verified: false,
        has_password: true,
        social_provider: null,
        subscription_type: 'free',
      },
    })

    const me = await client.get('/api/users/me/').bearerToken(access)
    me.assertStatus(200)
    assert.deepEqual(me.body(), rest.user)
  })

  test('accepts the address with other capitals and with spaces around it', async ({ client }) => {
    const user = await signUp()
    const email = ` ${user.email.toUpperCase()} `
    const answer = await client.post('/api/users/login').json({ email, password: PASSWORD })
    answer.assertStatus(200)
  })

  test('accepts a password in another Unicode form than at registration and change', async ({
    assert,
    client,
  }) => {
    const [composed, decomposed] = ['Br\u00f6tchen-K\u00e4se', 'Bro\u0308tchen-Ka\u0308se']
    const email = `${newId()}@example.com`
    const person = { email, name: 'Ada', surname: 'Baker' }
    const registered = await client
      .post('/api/users/register/')
      .json({ ...person, password: decomposed, password2: decomposed })
    assert.equal(registered.status(), 201, JSON.stringify(registered.body()))
    const login = async (password: string) =>
      client.post('/api/users/login/').json({ email, password })
    const signedIn = await login(composed)
    signedIn.assertStatus(200)

    const next = { new_password: `${composed}2`, confirm_password: `${composed}2` }
    const changed = await client
      .post('/api/users/change-password/')
      .bearerToken(signedIn.body().access)
      .json({ old_password: composed, ...next })
    changed.assertStatus(200)
    ;(await login(`${decomposed}2`)).assertStatus(200)
  })

  test('does not take a common password in another Unicode form for a new one', async ({
    client,
  }) => {
    const wide = '\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44'
    const person = { email: `${newId()}@example.com`, name: 'Ada', surname: 'Baker' }
    const answer = await client
      .post('/api/users/register/')
      .json({ ...person, password: wide, password2: wide })
    answer.assertStatus(400)
    answer.assertBody({ password: ['Password is too common. Please choose another one.'] })
  })

  test('updates a password hash that was made with older settings', async ({ assert, client }) => {
    const older = await new Scrypt({ cost: 16384 }).make(PASSWORD)
    const user = await signUp({ password: older })
    assert.isTrue(isOutdated(user.password!))
    const credentials = { email: user.email, password: PASSWORD }
    for (let times = 0; times < 2; times += 1) {
      const answer = await client.post('/api/users/login/').json(credentials)
      answer.assertStatus(200)
      await user.refresh()
      assert.isFalse(isOutdated(user.password!))
    }
  })

  test('T19: with too many sign-ins at once, some are asked to try again and other calls are still answered', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { bearer } = await signedInUser()
    const endHashing = holdHashing()
    cleanup(endHashing)
    const answers: ApiResponse[] = []
    const guesses = Array.from({ length: 60 }, async (_, n) => {
      const credentials = { email: `guess${n}@example.com`, password: 'x' }
      answers.push(await client.post('/api/users/login/').json(credentials))
    })
    const refused = 60 - AT_WORK_OR_WAITING
    await eventually(() => answers.length === refused, { within: 30_000 })
    for (const answer of answers) {
      answer.assertStatus(429)
      answer.assertBodyContains({ code: 'busy' })
      assert.isAbove(Number(answer.header('retry-after')), 0)
    }
    const me = await client.get('/api/users/me/').bearerToken(bearer)
    me.assertStatus(200)

    endHashing()
    await Promise.all(guesses)
    for (const answer of answers.slice(refused)) answer.assertStatus(401)
  }).timeout(60_000)

  test('T16: stores no token in a usable form', async ({ assert, client }) => {
    const user = await signUp()
    const answer = await client
      .post('/api/users/login/')
      .json({ email: user.email, password: PASSWORD })
    const stored = JSON.stringify([await db.from('sessions'), await db.from('access_tokens')])
    for (const token of [answer.body().access, answer.body().refresh]) {
      assert.notInclude(stored, token)
      assert.notInclude(stored, token.slice(3))
    }
  })

  test('T18: answers a wrong password, an unknown address and an account without a password alike', async ({
    assert,
    client,
  }) => {
    const user = await signUp()
    const social = await signUp({ password: null, socialProvider: 'google' })
    const before = await databaseDump()
    for (const credentials of [
      { email: user.email, password: 'wrong password' },
      { email: user.email, password: ` ${PASSWORD}` },
      { email: 'nobody@example.com', password: PASSWORD },
      { email: social.email, password: PASSWORD },
      { email: 'not an address', password: PASSWORD },
    ]) {
      const answer = await client.post('/api/users/login/').json(credentials)
      answer.assertStatus(401)
      assert.deepEqual(answer.body(), {
        error: 'The email address or the password is not right.',
        code: 'invalid_credentials',
      })
    }
    assert.deepEqual(await changesSince(before), [])
  })

  const refusals: [body: object, messages: object][] = [
    [{}, { email: ['Email is required'], password: ['Password is required'] }],
    [
      { email: ' ', password: '' },
      { email: ['Email is required'], password: ['Password is required'] },
    ],
    [
      { email: { $ne: '' }, password: ['x'] },
      { email: ['Email must be text'], password: ['Password must be text'] },
    ],
    [
      { email: 'a'.repeat(255), password: 'x'.repeat(201) },
      {
        email: ['Email must be at most 254 characters'],
        password: ['Password must be at most 200 characters'],
      },
    ],
  ]
  for (const [body, messages] of refusals) {
    test(`refuses ${JSON.stringify(body).slice(0, 50)}`, async ({ assert, client }) => {
      const before = await databaseDump()
      const answer = await client.post('/api/users/login/').json(body)
      answer.assertStatus(400)
      assert.deepEqual(answer.body(), messages)
      assert.deepEqual(await changesSince(before), [])
    })
  }

  test('refuses broken JSON', async ({ client }) => {
    const answer = await client
      .post('/api/users/login/')
      .header('content-type', 'application/json')
      .setup((request) => void request.request.send('{"email":'))
    answer.assertStatus(400)
    answer.assertBodyContains({ code: 'bad_request' })
  })
})

/** Every password check lasts until the returned function is called, and then fails. */
function holdHashing(): () => void {
  const { verify } = hash
  const { promise, resolve } = Promise.withResolvers<void>()
  hash.verify = async () => (await promise, false)
  return () => {
    hash.verify = verify
    resolve()
  }
}
