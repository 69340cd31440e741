import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { type User } from '#auth/main'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { mailsTo } from '#tests/helpers/mails'
import { signedInUser } from '#tests/helpers/people'

const HOUR = 60 * 60_000

const asksForLink = (client: ApiClient, bearer: string) =>
  client.post('/api/users/send-verification-email/').bearerToken(bearer)

const opens = (client: ApiClient, token: unknown) =>
  client.post('/api/users/verify-email/').json({ token })

/** The tokens of the mailed links of a person, oldest first. */
async function tokensOf(user: User): Promise<string[]> {
  const mails = await mailsTo(user.email)
  return mails.map((mail) => mail.text.match(/\/verify-email\/([\w-]+)/)![1])
}

test.group('Verifying an email address', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('a mailed link verifies the address, also if it is opened twice', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser({ emailVerified: false })
    const sent = await asksForLink(client, bearer)
    sent.assertStatus(200)
    const [token] = await tokensOf(user)

    for (const time of ['first', 'second']) {
      const answer = await opens(client, token)
      answer.assertStatus(200)
      await user.refresh()
      assert.isTrue(user.emailVerified, time)
    }
    const me = await client.get('/api/users/me/').bearerToken(bearer)
    me.assertBodyContains({ email_verified: true })
  })

  test('T22: only the newest link works', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser({ emailVerified: false })
    await asksForLink(client, bearer)
    const [older] = await tokensOf(user)
    await asksForLink(client, bearer)
    const [, newest] = await tokensOf(user)

    const refused = await opens(client, older)
    refused.assertStatus(400)
    refused.assertBodyContains({ code: 'invalid_token' })
    await user.refresh()
    assert.isFalse(user.emailVerified)
    const taken = await opens(client, newest)
    taken.assertStatus(200)
  })

  test('T22: a link works for one day', async ({ client }) => {
    const { user, bearer } = await signedInUser({ emailVerified: false })
    await asksForLink(client, bearer)
    const [token] = await tokensOf(user)
    const start = Date.now()
    Settings.now = () => start + 25 * HOUR
    const late = await opens(client, token)
    late.assertStatus(400)
    Settings.now = () => start + 23 * HOUR
    const early = await opens(client, token)
    early.assertStatus(200)
  })

  test('a link verifies the address of its own account only', async ({ assert, client }) => {
    const ada = await signedInUser({ emailVerified: false })
    const eve = await signedInUser({ emailVerified: false })
    await asksForLink(client, eve.bearer)
    await opens(client, (await tokensOf(eve.user))[0])
    await ada.user.refresh()
    assert.isFalse(ada.user.emailVerified)
  })

  test('no link is mailed for an address that is already verified', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const answer = await asksForLink(client, bearer)
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'already_verified' })
    assert.lengthOf(await mailsTo(user.email), 0)
  })

  test('T22: an invalid or missing token is refused and changes nothing', async ({
    assert,
    client,
  }) => {
    const before = await databaseDump()
    const unknown = await opens(client, 'x'.repeat(43))
    unknown.assertStatus(400)
    unknown.assertBodyContains({ code: 'invalid_token' })
    for (const token of [undefined, '', 5, 'x'.repeat(101)]) {
      const answer = await opens(client, token)
      answer.assertStatus(400)
      assert.deepEqual(answer.body(), { token: ['Invalid verification token'] })
    }
    assert.deepEqual(await changesSince(before), [])
  })
})
