import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { newId } from '#core/ids'
import { PASSWORD, signedInUser, signIn, signUp } from '#tests/helpers/people'

const DAY = 24 * 60 * 60_000

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.group('The list of signed-in devices', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('lists the newest first and marks the current device', async ({ assert, client }) => {
    const { user } = await signedInUser()
    Settings.now = () => Date.now() + 1_000
    const login = await client
      .post('/api/users/login/')
      .header('user-agent', FIREFOX)
      .header('x-forwarded-for', '198.51.100.9, 203.0.113.7')
      .json({ email: user.email, password: PASSWORD })
    const answer = await client.get('/api/users/sessions/').bearerToken(login.body().access)
    answer.assertStatus(200)
    const [newest, oldest] = answer.body().sessions
    assert.containsSubset(newest, {
      device: 'Firefox on Windows',
      ip: '203.0.113.7',
      current: true,
    })
    assert.containsSubset(oldest, { device: '', current: false })
    assert.notInclude(JSON.stringify(answer.body()), 'hash')
  })

  test('has one device fewer after signing that device out', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const other = await signIn(user)
    const list = await client.get('/api/users/sessions/').bearerToken(bearer)
    const { id } = list.body().sessions.find(({ current }: { current: boolean }) => !current)
    const ended = await client.delete(`/api/users/sessions/${id}/`).bearerToken(bearer)
    ended.assertStatus(204)
    const me = await client.get('/api/users/me/').bearerToken(other.access)
    me.assertStatus(401)
    const { refresh } = other
    const refreshed = await client.post('/api/users/token/refresh/').json({ refresh })
    refreshed.assertStatus(401)
    const rest = await client.get('/api/users/sessions/').bearerToken(bearer)
    assert.lengthOf(rest.body().sessions, 1)
  })

  test('is empty after signing out everywhere', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const others = [await signIn(user), await signIn(user)]
    const bystander = await signedInUser()
    const ended = await client.delete('/api/users/sessions/').bearerToken(bearer)
    ended.assertStatus(204)
    for (const access of [bearer, ...others.map((other) => other.access)]) {
      const me = await client.get('/api/users/me/').bearerToken(access)
      me.assertStatus(401)
    }
    const me = await client.get('/api/users/me/').bearerToken(bystander.bearer)
    assert.equal(me.status(), 200)
  })

  test('T29: another person can neither see nor end a session', async ({ assert, client }) => {
    const owner = await signedInUser()
    const eve = await signedInUser()
    const list = await client.get('/api/users/sessions/').bearerToken(owner.bearer)
    const [{ id }] = list.body().sessions
    for (const one of [id, newId(), 'nope']) {
      const answer = await client.delete(`/api/users/sessions/${one}/`).bearerToken(eve.bearer)
      answer.assertStatus(404)
    }
    const seen = await client.get('/api/users/sessions/').bearerToken(eve.bearer)
    assert.notInclude(JSON.stringify(seen.body()), id)
    const me = await client.get('/api/users/me/').bearerToken(owner.bearer)
    me.assertStatus(200)
  })

  test('does not contain expired sessions', async ({ assert, client }) => {
    const user = await signUp()
    await signIn(user)
    const start = Date.now()
    Settings.now = () => start + 31 * DAY
    const { access } = await signIn(user)
    const list = await client.get('/api/users/sessions/').bearerToken(access)
    assert.lengthOf(list.body().sessions, 1)
  })

  test('names no device for an unreadable user agent', async ({ assert, client }) => {
    const user = await signUp()
    for (const agent of ['<script>alert(1)</script>', 'x'.repeat(10_000)]) {
      const login = await client
        .post('/api/users/login/')
        .header('user-agent', agent)
        .json({ email: user.email, password: PASSWORD })
      login.assertStatus(200)
      const list = await client.get('/api/users/sessions/').bearerToken(login.body().access)
      assert.isAtMost(list.body().sessions[0].device.length, 80)
    }
  })
})
