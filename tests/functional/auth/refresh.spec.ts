import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { mailsTo } from '#tests/helpers/mails'
import { signedInUser } from '#tests/helpers/people'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** A client of the API with a clock of its own. */
class Visitor {
  #now = Date.now()

  constructor(readonly client: ApiClient) {
    Settings.now = () => this.#now
  }

  waits(time: number) {
    this.#now += time
  }

  refresh(refresh: string) {
    return this.client.post('/api/users/token/refresh/').json({ refresh })
  }

  /** The tokens of a refresh that must succeed. */
  async refreshes(refresh: string): Promise<{ access: string; refresh: string }> {
    const answer = await this.refresh(refresh)
    answer.assertStatus(200)
    return answer.body()
  }

  async isRefused(refresh: string) {
    const answer = await this.refresh(refresh)
    answer.assertStatus(401)
    answer.assertBodyContains({ code: 'session_over' })
  }

  async opens(access: string, status: 200 | 401) {
    const answer = await this.client.get('/api/users/me/').bearerToken(access)
    answer.assertStatus(status)
  }
}

test.group('Refreshing a session', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('returns a new access token and the next refresh token', async ({ assert, client }) => {
    const visitor = new Visitor(client)
    const { bearer, refresh } = await signedInUser()
    const next = await visitor.refreshes(refresh)
    assert.notEqual(next.refresh, refresh)
    assert.match(next.refresh, /^rt_[\w-]{43}$/)
    await visitor.opens(next.access, 200)
    // The old access token stays valid until it expires, because another request may be using it.
    await visitor.opens(bearer, 200)
  })

  test('works until thirty days after sign-in, however often it is refreshed', async ({
    client,
  }) => {
    const visitor = new Visitor(client)
    let { refresh } = await signedInUser()
    for (let day = 1; day < 30; day++) {
      visitor.waits(DAY)
      refresh = (await visitor.refreshes(refresh)).refresh
    }
    visitor.waits(DAY - 5 * MINUTE)
    const last = await visitor.refreshes(refresh)
    visitor.waits(5 * MINUTE + SECOND)
    await visitor.opens(last.access, 401)
    await visitor.isRefused(last.refresh)
  })

  test('T17: two simultaneous refreshes get the same next token, and both stay signed in', async ({
    assert,
    client,
  }) => {
    const visitor = new Visitor(client)
    const { user, refresh } = await signedInUser()
    const tabs = await Promise.all([visitor.refreshes(refresh), visitor.refreshes(refresh)])
    assert.equal(tabs[0].refresh, tabs[1].refresh)
    for (const { access } of tabs) await visitor.opens(access, 200)
    await visitor.refreshes(tabs[0].refresh)
    assert.lengthOf(await mailsTo(user.email), 0)
  })

  test('a second refresh within thirty seconds gets the same next token', async ({
    assert,
    client,
  }) => {
    const visitor = new Visitor(client)
    const first = await visitor.refreshes((await signedInUser()).refresh)
    const second = await visitor.refreshes(first.refresh)
    visitor.waits(29 * SECOND)
    assert.equal((await visitor.refreshes(first.refresh)).refresh, second.refresh)
  })

  test('T17: a client that keeps its first refresh token can use it for thirty days', async ({
    assert,
    client,
  }) => {
    const visitor = new Visitor(client)
    const { user, refresh } = await signedInUser()
    for (let day = 1; day < 30; day++) {
      visitor.waits(DAY)
      const { access } = await visitor.refreshes(refresh)
      await visitor.opens(access, 200)
    }
    visitor.waits(DAY)
    await visitor.isRefused(refresh)
    assert.lengthOf(await mailsTo(user.email), 0)
  })

  test('T17: a replaced token that is used again ends the session, and a mail reports it', async ({
    assert,
    client,
  }) => {
    const visitor = new Visitor(client)
    const { user, refresh: stolen } = await signedInUser()
    const first = await visitor.refreshes(stolen)
    const second = await visitor.refreshes(first.refresh)

    await visitor.isRefused(stolen)
    await visitor.isRefused(second.refresh)
    for (const { access } of [first, second]) await visitor.opens(access, 401)
    await visitor.isRefused(stolen)
    const mails = await mailsTo(user.email)
    assert.deepEqual(
      mails.map((mail) => mail.subject),
      ['We signed you out of one device']
    )
  })

  test('a replaced token is recognised five days later', async ({ assert, client }) => {
    const visitor = new Visitor(client)
    const { user, refresh: stolen } = await signedInUser()
    let newest = stolen
    for (let day = 1; day <= 5; day++) {
      visitor.waits(DAY)
      newest = (await visitor.refreshes(newest)).refresh
    }
    await visitor.isRefused(stolen)
    await visitor.isRefused(newest)
    assert.lengthOf(await mailsTo(user.email), 1)
  })

  test('T17: the token before the current one counts as stolen thirty seconds after its replacement', async ({
    assert,
    client,
  }) => {
    const visitor = new Visitor(client)
    const { user, refresh } = await signedInUser()
    const first = await visitor.refreshes(refresh)
    const second = await visitor.refreshes(first.refresh)
    visitor.waits(30 * SECOND)
    await visitor.isRefused(first.refresh)
    await visitor.isRefused(second.refresh)
    assert.lengthOf(await mailsTo(user.email), 1)
  })

  test('a stolen token ends its own session and no other', async ({ client }) => {
    const visitor = new Visitor(client)
    const thief = await signedInUser()
    const other = await signedInUser()
    const first = await visitor.refreshes(thief.refresh)
    await visitor.refreshes(first.refresh)
    await visitor.isRefused(thief.refresh)
    await visitor.refreshes(other.refresh)
  })

  test('refuses anything that is not a refresh token, and changes nothing', async ({
    assert,
    client,
  }) => {
    const visitor = new Visitor(client)
    const { bearer } = await signedInUser()
    const before = await databaseDump()
    for (const value of ['rt_made-up', bearer, 'x']) await visitor.isRefused(value)
    const refusals: [unknown, string][] = [
      [undefined, 'Refresh token is required'],
      ['', 'Refresh token is required'],
      [12, 'Refresh token must be text'],
      ['r'.repeat(101), 'Refresh token is too long'],
    ]
    for (const [refresh, message] of refusals) {
      const answer = await client.post('/api/users/token/refresh/').json({ refresh })
      answer.assertStatus(400)
      assert.deepEqual(answer.body(), { refresh: [message] })
    }
    assert.deepEqual(await changesSince(before), [])
  })
})
