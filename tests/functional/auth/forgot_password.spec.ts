import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { type User } from '#auth/main'
import { newId } from '#core/ids'
import { Task } from '#core/tasks/task'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { eventually } from '#tests/helpers/eventually'
import { mailsTo } from '#tests/helpers/mails'
import { NEW_PASSWORD, PASSWORD, signedInUser, signUp } from '#tests/helpers/people'

const MINUTE = 60_000

const forgets = (client: ApiClient, email: unknown) =>
  client.post('/api/users/forgot-password/').json({ email })

const resets = (client: ApiClient, token: unknown, password = NEW_PASSWORD) =>
  client
    .post('/api/users/reset-password/')
    .json({ token, new_password: password, confirm_password: password })

const signsIn = (client: ApiClient, email: string, password: string) =>
  client.post('/api/users/login/').json({ email, password })

/** The tokens of the mailed links of a person, oldest first. */
async function resetTokensOf({ email }: User): Promise<string[]> {
  await eventually(
    async () => !(await Task.findBy({ kind: 'password_reset', status: 'processing' }))
  )
  const mails = await mailsTo(email)
  return mails.flatMap(({ text }) => text.match(/\/reset-password\/([\w-]+)/)?.[1] ?? [])
}

test.group('A forgotten password', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('is replaced through the mailed link', async ({ assert, client }) => {
    const user = await signUp()
    const asked = await forgets(client, ` ${user.email.toUpperCase()} `)
    asked.assertStatus(200)
    const [token] = await resetTokensOf(user)
    const answer = await resets(client, token)
    answer.assertStatus(200)

    assert.equal((await signsIn(client, user.email, NEW_PASSWORD)).status(), 200)
    assert.equal((await signsIn(client, user.email, PASSWORD)).status(), 401)
  })

  test('T18: the answer is the same for an address without an account, and nothing is mailed', async ({
    assert,
    client,
  }) => {
    const user = await signUp()
    const stranger = `${newId()}@example.com`
    const [known, unknown] = [await forgets(client, user.email), await forgets(client, stranger)]
    assert.equal(unknown.status(), known.status())
    assert.deepEqual(unknown.body(), known.body())
    await resetTokensOf(user)
    assert.lengthOf(await mailsTo(stranger), 0)
  })

  test('T18: known and unknown addresses are stored in the same way and looked up later', async ({
    assert,
    client,
  }) => {
    const user = await signUp()
    const written = []
    for (const email of [user.email, `${newId()}@example.com`]) {
      const before = await databaseDump()
      await forgets(client, email)
      const after = await databaseDump()
      const fresh = after.tasks.slice(before.tasks.length) as { kind: string }[]
      written.push(fresh.map(({ kind }) => kind).find((kind) => kind === 'password_reset'))
    }
    assert.deepEqual(written, ['password_reset', 'password_reset'])
  })

  test('the typed address is deleted once the mail is sent', async ({ assert, client }) => {
    const stranger = `${newId()}@example.com`
    await forgets(client, stranger)
    await eventually(
      async () => !(await Task.findBy({ kind: 'password_reset', status: 'processing' }))
    )
    assert.notInclude(JSON.stringify(await db.from('tasks')), stranger)
  })

  test('T22: a link works once', async ({ assert, client }) => {
    const user = await signUp()
    await forgets(client, user.email)
    const [token] = await resetTokensOf(user)
    await resets(client, token)
    const again = await resets(client, token, 'another new password')
    again.assertStatus(400)
    again.assertBodyContains({ code: 'invalid_token' })
    assert.equal((await signsIn(client, user.email, NEW_PASSWORD)).status(), 200)
  })

  test('T22: of several simultaneous uses of a link, one sets the password', async ({
    assert,
    client,
  }) => {
    const user = await signUp()
    await forgets(client, user.email)
    const [token] = await resetTokensOf(user)
    const passwords = [1, 2, 3, 4].map((n) => `a new password ${n}`)
    const answers = await Promise.all(passwords.map((one) => resets(client, token, one)))
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      1
    )
  })

  test('T22: a link works for one hour', async ({ client }) => {
    const user = await signUp()
    await forgets(client, user.email)
    const [token] = await resetTokensOf(user)
    const start = Date.now()
    Settings.now = () => start + 61 * MINUTE
    const late = await resets(client, token)
    late.assertStatus(400)
    late.assertBodyContains({ code: 'invalid_token' })
    Settings.now = () => start + 59 * MINUTE
    const early = await resets(client, token)
    early.assertStatus(200)
  })

  test('T22: only the newest link works', async ({ client }) => {
    const user = await signUp()
    await forgets(client, user.email)
    const [older] = await resetTokensOf(user)
    await forgets(client, user.email)
    const [, newest] = await resetTokensOf(user)
    const refused = await resets(client, older)
    refused.assertStatus(400)
    const taken = await resets(client, newest)
    taken.assertStatus(200)
  })

  test('T22: a link works for one purpose only, and its token is not stored in plain text', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser({ emailVerified: false })
    await forgets(client, user.email)
    const [reset] = await resetTokensOf(user)
    const verified = await client.post('/api/users/verify-email/').json({ token: reset })
    verified.assertStatus(400)

    await client.post('/api/users/send-verification-email/').bearerToken(bearer)
    const mails = await mailsTo(user.email)
    const [, verify] = mails.at(-1)!.text.match(/\/verify-email\/([\w-]+)/)!
    const refused = await resets(client, verify)
    refused.assertStatus(400)
    const stored = JSON.stringify(await databaseDump())
    assert.notInclude(stored, reset)
    assert.notInclude(stored, verify)
  })

  test('T16: a new password ends every session, and a mail reports the change', async ({
    assert,
    client,
  }) => {
    const { user, bearer, refresh } = await signedInUser()
    await forgets(client, user.email)
    await resets(client, (await resetTokensOf(user))[0])

    const me = await client.get('/api/users/me/').bearerToken(bearer)
    me.assertStatus(401)
    const refreshed = await client.post('/api/users/token/refresh/').json({ refresh })
    refreshed.assertStatus(401)
    assert.equal((await mailsTo(user.email)).at(-1)!.subject, 'Your password was changed')
  })

  test('T21: a reset by the mailbox owner takes over an account that a stranger registered', async ({
    assert,
    client,
  }) => {
    const stranger = await signedInUser({ emailVerified: false })
    await forgets(client, stranger.user.email)
    await resets(client, (await resetTokensOf(stranger.user))[0])
    await stranger.user.refresh()
    assert.isTrue(stranger.user.emailVerified)
    const me = await client.get('/api/users/me/').bearerToken(stranger.bearer)
    me.assertStatus(401)
    assert.equal((await signsIn(client, stranger.user.email, PASSWORD)).status(), 401)
  })

  test('a mailed link ignores the Host header of the request', async ({ assert, client }) => {
    const user = await signUp()
    await forgets(client, user.email).header('x-forwarded-host', 'evil.example')
    await resetTokensOf(user)
    const [{ text }] = await mailsTo(user.email)
    assert.notInclude(text, 'evil.example')
  })

  test('an address that equals another one only in lower case gets no link to its account', async ({
    assert,
    client,
  }) => {
    const user = await signUp({ email: `k${newId()}@example.com` })
    const kelvin = user.email.replace('k', '\u212a')
    await forgets(client, kelvin)
    await resetTokensOf(user)
    assert.lengthOf(await mailsTo(kelvin), 0)
  })
})

test.group('A password reset is refused and changes nothing', () => {
  for (const [email, message] of [
    [undefined, 'Email is required'],
    ['  ', 'Email is required'],
    ['ada', 'Email is invalid'],
    [['a@b.co'], 'Email is invalid'],
    ['a@b.co\r\nBcc: c@d.co', 'Email is invalid'],
    ['\ud800@example.com', 'Email is invalid'],
    [`${'a'.repeat(300)}@example.com`, 'Email must be at most 254 characters'],
  ] as const) {
    test(`with the address ${JSON.stringify(email)?.slice(0, 30)}`, async ({ assert, client }) => {
      const before = await databaseDump()
      const answer = await forgets(client, email)
      answer.assertStatus(400)
      assert.deepEqual(answer.body(), { email: [message] })
      assert.deepEqual(await changesSince(before), [])
    })
  }

  test('with a made-up token', async ({ assert, client }) => {
    const before = await databaseDump()
    const unknown = await resets(client, 'x'.repeat(43))
    unknown.assertStatus(400)
    unknown.assertBodyContains({ code: 'invalid_token' })
    for (const token of [undefined, '', 5, 'x'.repeat(101)]) {
      const answer = await resets(client, token)
      answer.assertStatus(400)
      assert.deepEqual(answer.body(), { token: ['Invalid reset token'] })
    }
    assert.deepEqual(await changesSince(before), [])
  })
})
