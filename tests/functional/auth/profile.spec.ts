import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { signedInUser } from '#tests/helpers/people'

const changes = (client: ApiClient, bearer: string, fields: object) =>
  client.patch('/api/users/profile/').bearerToken(bearer).json(fields)

test.group('The profile', () => {
  test('returns the changed person', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const fields = { name: ' Grace ', surname: 'Hopper', phone_number: '+44 20 7946 0000' }
    const answer = await changes(client, bearer, fields)
    answer.assertStatus(200)
    const changed = { name: 'Grace', surname: 'Hopper', phone_number: '+44 20 7946 0000' }
    answer.assertBodyContains({ ...changed, id: user.id, email: user.email })
    const me = await client.get('/api/users/me/').bearerToken(bearer)
    assert.deepEqual(me.body(), answer.body())
  })

  test('keeps fields that the request does not contain', async ({ client }) => {
    const { bearer } = await signedInUser({ phoneNumber: '+90 555' })
    const answer = await changes(client, bearer, { name: 'Grace' })
    answer.assertBodyContains({ name: 'Grace', surname: 'Baker', phone_number: '+90 555' })
    const emptied = await changes(client, bearer, { phone_number: '' })
    emptied.assertBodyContains({ name: 'Grace', phone_number: '' })
  })

  test('T28: accepts no field except name, surname and telephone', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser({ emailVerified: false })
    const before = { ...user.$attributes }
    const answer = await changes(client, bearer, {
      name: user.name,
      id: 'mine',
      email: 'eve@example.com',
      email_verified: true,
      emailVerified: true,
      password: 'a new password',
      has_password: false,
      social_provider: 'google',
      subscription_type: 'premium',
      subscriptionType: 'premium',
      created_at: '2001-01-01',
      __proto__: { admin: true },
    })
    answer.assertStatus(200)
    await user.refresh()
    for (const name of ['id', 'email', 'emailVerified', 'password', 'subscriptionType']) {
      assert.deepEqual(user.$attributes[name], before[name], name)
    }
    assert.isNull(user.socialProvider)
  })

  test('stores HTML as plain text and refuses line breaks', async ({ assert, client }) => {
    const { bearer } = await signedInUser()
    const html = await changes(client, bearer, { name: '<b>Ada</b>' })
    assert.equal(html.body().name, '<b>Ada</b>')
    const header = await changes(client, bearer, { name: 'Ada\r\nBcc: eve@example.com' })
    header.assertStatus(400)
    assert.deepEqual(header.body(), { name: ['Name must be a single line'] })
  })

  for (const [fields, messages] of [
    [{ name: ' ' }, { name: ['Name is required'] }],
    [{ surname: '' }, { surname: ['Surname is required'] }],
    [{ name: {} }, { name: ['Name must be text'] }],
    [{ surname: '\ud800' }, { surname: ['Surname must be a single line'] }],
    [{ phone_number: 5 }, { phone_number: ['Phone number must be text'] }],
    [
      { phone_number: '1'.repeat(41) },
      { phone_number: ['Phone number must be at most 40 characters'] },
    ],
  ] as const) {
    test(`refuses ${JSON.stringify(fields)} and changes nothing`, async ({ assert, client }) => {
      const { bearer } = await signedInUser()
      const before = await databaseDump()
      const answer = await changes(client, bearer, fields)
      answer.assertStatus(400)
      assert.deepEqual(answer.body(), messages)
      assert.deepEqual(await changesSince(before), [])
    })
  }
})
