import auth from '@adonisjs/auth/services/main'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { signedInUser, signIn, signUp } from '#tests/helpers/people'

const MINUTE = 60_000

test.group('An access token', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('is required for every call about a person’s own account', async ({ assert, client }) => {
    const { refresh } = await signedInUser()
    for (const value of ['', 'Bearer', 'Bearer at_made-up', `Bearer ${refresh}`, 'Basic YTpi']) {
      const answer = await client.get('/api/users/me/').header('authorization', value)
      answer.assertStatus(401)
      assert.deepEqual(answer.body(), {
        error: 'Please sign in to continue.',
        code: 'not_signed_in',
      })
    }
    for (const call of ['logout', 'send-verification-email']) {
      const answer = await client.post(`/api/users/${call}/`)
      answer.assertStatus(401)
    }
  })

  test('T16: works for fifteen minutes', async ({ client }) => {
    const { bearer } = await signedInUser()
    const start = Date.now()
    Settings.now = () => start + 14 * MINUTE
    const during = await client.get('/api/users/me/').bearerToken(bearer)
    during.assertStatus(200)
    Settings.now = () => start + 16 * MINUTE
    const after = await client.get('/api/users/me/').bearerToken(bearer)
    after.assertStatus(401)
  })

  test('returns the account of the person who holds it', async ({ client }) => {
    const ada = await signedInUser({ name: 'Ada' })
    const eve = await signedInUser({ name: 'Eve' })
    const hers = await client.get('/api/users/me/').bearerToken(ada.bearer)
    hers.assertBodyContains({ id: ada.user.id, name: 'Ada' })
    const other = await client.get('/api/users/me/').bearerToken(eve.bearer)
    other.assertBodyContains({ id: eve.user.id, name: 'Eve' })
  })

  test('is checked without writing anything', async ({ assert, client }) => {
    const { bearer } = await signedInUser()
    const before = await databaseDump()
    const answer = await client.get('/api/users/me/').bearerToken(bearer)
    answer.assertStatus(200)
    assert.deepEqual(await changesSince(before), [])
  })

  test('can also be created through the framework’s authenticator', async ({ client }) => {
    const user = await signUp()
    const guard = auth.createAuthenticatorClient().use('api')
    const { headers } = await guard.authenticateAsClient(user)
    const answer = await client.get('/api/users/me/').headers(headers!)
    answer.assertStatus(200)
  })

  test('T16: stops working at logout, and so does the refresh token of the session', async ({
    client,
  }) => {
    const { user, bearer, refresh } = await signedInUser()
    const elsewhere = await signIn(user)
    const out = await client.post('/api/users/logout/').bearerToken(bearer)
    out.assertStatus(200)

    const me = await client.get('/api/users/me/').bearerToken(bearer)
    me.assertStatus(401)
    const refreshed = await client.post('/api/users/token/refresh/').json({ refresh })
    refreshed.assertStatus(401)
    const again = await client.post('/api/users/logout/').bearerToken(bearer)
    again.assertStatus(401)
    const other = await client.get('/api/users/me/').bearerToken(elsewhere.access)
    other.assertStatus(200)
  })
})
