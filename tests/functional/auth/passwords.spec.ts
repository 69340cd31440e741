import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { mailsTo } from '#tests/helpers/mails'
import { NEW_PASSWORD, PASSWORD, signedInUser, signIn } from '#tests/helpers/people'

const passwords = (overrides: object = {}) => ({
  new_password: NEW_PASSWORD,
  confirm_password: NEW_PASSWORD,
  ...overrides,
})

const changes = (client: ApiClient, bearer: string, overrides: object = {}) =>
  client
    .post('/api/users/change-password/')
    .bearerToken(bearer)
    .json({ old_password: PASSWORD, ...passwords(overrides) })

const creates = (client: ApiClient, bearer: string, overrides: object = {}) =>
  client.post('/api/users/create-password/').bearerToken(bearer).json(passwords(overrides))

async function statusOf(client: ApiClient, bearer: string): Promise<number> {
  return (await client.get('/api/users/me/').bearerToken(bearer)).status()
}

test.group('Changing a password', () => {
  test('replaces the password, and a mail reports the change', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const answer = await changes(client, bearer)
    answer.assertStatus(200)
    for (const [password, status] of [
      [NEW_PASSWORD, 200],
      [PASSWORD, 401],
    ] as const) {
      const login = await client.post('/api/users/login/').json({ email: user.email, password })
      login.assertStatus(status)
    }
    assert.equal((await mailsTo(user.email)).at(-1)!.subject, 'Your password was changed')
  })

  test('T16: ends every session except the one that changed it', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const other = await signIn(user)
    await changes(client, bearer)
    assert.equal(await statusOf(client, bearer), 200)
    assert.equal(await statusOf(client, other.access), 401)
    const { refresh } = other
    const refreshed = await client.post('/api/users/token/refresh/').json({ refresh })
    refreshed.assertStatus(401)
  })

  test('requires the current password', async ({ assert, client }) => {
    const { bearer } = await signedInUser()
    const before = await databaseDump()
    const answer = await changes(client, bearer, { old_password: 'not the password' })
    answer.assertStatus(400)
    assert.deepEqual(answer.body(), { old_password: ['Current password is not right'] })
    assert.deepEqual(await changesSince(before), [])
  })

  test('of two simultaneous changes, one is made', async ({ assert, client }) => {
    const { bearer } = await signedInUser()
    const answers = await Promise.all(
      ['one new password', 'two new passwords'].map((password) =>
        changes(client, bearer, { new_password: password, confirm_password: password })
      )
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 400]
    )
  })

  test('is refused for an account without a password', async ({ client }) => {
    const { bearer } = await signedInUser({ password: null, socialProvider: 'google' })
    const answer = await changes(client, bearer)
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'no_password' })
  })
})

test.group('Creating a password', () => {
  test('sets the first password of an account without one', async ({ assert, client }) => {
    const person = { password: null, socialProvider: 'google' }
    const { user, bearer } = await signedInUser(person)
    const answer = await creates(client, bearer)
    answer.assertStatus(200)
    const me = await client.get('/api/users/me/').bearerToken(bearer)
    assert.isTrue(me.body().has_password)
    const credentials = { email: user.email, password: NEW_PASSWORD }
    const login = await client.post('/api/users/login/').json(credentials)
    login.assertStatus(200)
  })

  test('is refused for an account that has a password', async ({ assert, client }) => {
    const { bearer } = await signedInUser()
    const before = await databaseDump()
    const answer = await creates(client, bearer)
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'has_password' })
    assert.deepEqual(await changesSince(before), [])
  })
})

const bad: [why: string, fields: object, messages: Record<string, string[]>][] = [
  [
    'without a password',
    { new_password: '', confirm_password: '' },
    {
      new_password: ['New password is required'],
      confirm_password: ['Please confirm your password'],
    },
  ],
  [
    'with a short one',
    { new_password: 'short', confirm_password: 'short' },
    { new_password: ['Password must be at least 8 characters'] },
  ],
  [
    'with one of 100 KB',
    { new_password: 'x'.repeat(100_000), confirm_password: 'x'.repeat(100_000) },
    { new_password: ['Password must be at most 200 characters'] },
  ],
  [
    'with a number',
    { new_password: 12345678 },
    { new_password: ['Password must be text'], confirm_password: ['Passwords do not match'] },
  ],
  ...['password', 'Password1', '12345678', ' '.repeat(8), 'aaaaaaaaaaaa'].map(
    (common): (typeof bad)[number] => [
      `T19: with the common one "${common}"`,
      { new_password: common, confirm_password: common },
      { new_password: ['Password is too common. Please choose another one.'] },
    ]
  ),
  [
    'unconfirmed',
    { confirm_password: undefined },
    { confirm_password: ['Please confirm your password'] },
  ],
  [
    'differently confirmed',
    { confirm_password: 'other' },
    { confirm_password: ['Passwords do not match'] },
  ],
]

test.group('A new password is refused and changes nothing', () => {
  for (const [why, fields, messages] of bad) {
    test(why, async ({ assert, client }) => {
      const owner = await signedInUser()
      const guest = await signedInUser({ password: null, socialProvider: 'google' })
      const before = await databaseDump()
      for (const answer of [
        await changes(client, owner.bearer, fields),
        await creates(client, guest.bearer, fields),
      ]) {
        answer.assertStatus(400)
        assert.deepEqual(answer.body(), messages)
      }
      assert.deepEqual(await changesSince(before), [])
    })
  }

  test('if the current password is missing or has 100 KB', async ({ assert, client }) => {
    const { bearer } = await signedInUser()
    for (const [password, message] of [
      [undefined, 'Current password is required'],
      ['', 'Current password is required'],
      [7, 'Password must be text'],
      ['x'.repeat(100_000), 'Password must be at most 200 characters'],
    ] as const) {
      const answer = await changes(client, bearer, { old_password: password })
      answer.assertStatus(400)
      assert.deepEqual(answer.body(), { old_password: [message] })
    }
  })
})
