import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { mailsTo } from '#tests/helpers/mails'
import { PASSWORD, signedInUser, signUp } from '#tests/helpers/people'

let counter = 0
/** An address without earlier attempts. */
const visitor = () => `198.51.${100 + Math.trunc((counter += 1) / 250)}.${counter % 250}`

const post = (client: ApiClient, path: string, from: string, body: object) =>
  client.post(`/api/users/${path}/`).header('x-forwarded-for', from).json(body)

const statuses = async (calls: (() => Promise<{ status(): number }>)[]) => {
  const seen = []
  for (const call of calls) seen.push((await call()).status())
  return seen
}

const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n))

test.group('T19: too many attempts get the answer 429', () => {
  test('wrong passwords for one account', async ({ assert, client }) => {
    const [user, from] = [await signUp(), visitor()]
    const wrong = () => post(client, 'login', from, { email: user.email, password: 'not this' })
    assert.deepEqual(await statuses(times(5, () => wrong)), [401, 401, 401, 401, 401])
    const answer = await wrong()
    answer.assertStatus(429)
    const wait = Number(answer.header('retry-after'))
    assert.isAbove(wait, 0)
    assert.isAtMost(wait, 60)
    assert.deepEqual(answer.body(), {
      error: `Too many attempts. Please try again in ${wait} seconds.`,
      code: 'too_many_requests',
    })
    // The right password is refused too, otherwise the limit would reveal it.
    const right = await post(client, 'login', from, { email: user.email, password: PASSWORD })
    right.assertStatus(429)
    // The owner can still sign in from another address.
    const owner = { email: user.email, password: PASSWORD }
    const elsewhere = await post(client, 'login', visitor(), owner)
    elsewhere.assertStatus(200)
  })

  test('wrong passwords for an address without an account', async ({ assert, client }) => {
    const [from, email] = [visitor(), `${newId()}@example.com`]
    const wrong = () => post(client, 'login', from, { email, password: 'not this' })
    assert.deepEqual(await statuses(times(6, () => wrong)), [401, 401, 401, 401, 401, 429])
  })

  test('repeated correct sign-ins are not limited', async ({ assert, client }) => {
    const [user, from] = [await signUp(), visitor()]
    const right = () => post(client, 'login', from, { email: user.email, password: PASSWORD })
    assert.deepEqual(await statuses(times(8, () => right)), Array(8).fill(200))
  })

  test('one password for many accounts', async ({ assert, client }) => {
    const from = visitor()
    const tries = times(
      21,
      (n) => () =>
        post(client, 'login', from, { email: `${n}${newId()}@example.com`, password: 'x' })
    )
    assert.deepEqual(await statuses(tries), [...Array(20).fill(401), 429])
  })

  test('wrong current passwords while changing a password', async ({ assert, client }) => {
    const { bearer } = await signedInUser()
    const form = { new_password: 'a new password', confirm_password: 'a new password' }
    const wrong = () =>
      client
        .post('/api/users/change-password/')
        .bearerToken(bearer)
        .json({ old_password: 'not this', ...form })
    assert.deepEqual(await statuses(times(6, () => wrong)), [400, 400, 400, 400, 400, 429])
  })

  for (const [path, most, body] of [
    ['register', 10, register],
    ['forgot-password', 10, () => ({ email: `${newId()}@example.com` })],
    ['verify-email', 10, () => ({ token: newId() })],
    [
      'reset-password',
      10,
      () => ({ token: newId(), new_password: PASSWORD, confirm_password: PASSWORD }),
    ],
    ['token/refresh', 60, () => ({ refresh: newId() })],
  ] as const) {
    test(`calls of ${path} from one address`, async ({ assert, client }) => {
      const from = visitor()
      const tries = times(most + 1, () => () => post(client, path, from, body()))
      const seen = await statuses(tries)
      assert.notInclude(seen.slice(0, most), 429)
      assert.equal(seen.at(-1), 429)
      const other = await post(client, path, visitor(), body())
      assert.notEqual(other.status(), 429)
    }).timeout(60_000)
  }

  test('mails to one address', async ({ assert, client }) => {
    const user = await signUp()
    const forgets = () => post(client, 'forgot-password', visitor(), { email: user.email })
    assert.deepEqual(await statuses(times(4, () => forgets)), [200, 200, 200, 429])
    const registers = () =>
      post(client, 'register', visitor(), { ...register(), email: user.email })
    assert.deepEqual(await statuses(times(6, () => registers)), [...Array(5).fill(201), 429])
    assert.isAtMost((await mailsTo(user.email)).length, 8)

    const guest = await signedInUser({ emailVerified: false })
    const asks = () => client.post('/api/users/send-verification-email/').bearerToken(guest.bearer)
    assert.deepEqual(await statuses(times(6, () => asks)), [...Array(5).fill(200), 429])
  })
})

function register() {
  return {
    email: `${newId()}@example.com`,
    name: 'Ada',
    surname: 'Baker',
    password: PASSWORD,
    password2: PASSWORD,
  }
}
