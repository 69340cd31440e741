import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import { Settings } from 'luxon'
import { User } from '#auth/main'
import { hosts } from '#config/hosts'
import { Task } from '#core/tasks/task'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { eventually } from '#tests/helpers/eventually'
import { mailsTo } from '#tests/helpers/mails'
import { PASSWORD, signedInUser } from '#tests/helpers/people'
import { picture } from '#tests/helpers/pictures'
import { Planner } from '#tests/helpers/planning'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { page, readyWebsite } from '#tests/helpers/websites'

const DAY = 24 * 60 * 60_000

const deletes = (client: ApiClient, bearer: string, password: unknown = PASSWORD) =>
  client.post('/api/users/delete-account/').bearerToken(bearer).json({ password })

const signsIn = (client: ApiClient, { email }: User) =>
  client.post('/api/users/login/').json({ email, password: PASSWORD })

test.group('Downloading the own data', () => {
  test('returns all data of the person in one archive', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser({ subscriptionType: 'premium' })
    const website = await readyWebsite(user, { html: page('Rye & wheat') })
    const plan = await new Planner(client, bearer).draft()
    const photo = await client
      .post(`/api/spa/websites/plan/${plan}/images/`)
      .bearerToken(bearer)
      .file('image', await picture('png'), { filename: 'shop.png' })
    await db.table('messages').insert({
      id: 'message-1',
      website_id: website.id,
      name: 'Eve',
      email: 'eve@example.com',
      text: 'Do you bake on Sunday?',
      others: '[]',
      created_at: '2026-01-01 00:00:00.000',
    })
    const stranger = await signedInUser()
    await readyWebsite(stranger.user, { html: page('Of a stranger') })

    const answer = await fetch(`${hosts.appUrl}/api/users/export/`, {
      headers: { authorization: `Bearer ${bearer}` },
    })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'application/zip')
    const named = /^attachment; filename="sitewright-\d{4}-\d\d-\d\d\.zip"$/
    assert.match(answer.headers.get('content-disposition')!, named)

    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const folder = `websites/${website.slug}`
    const names = ['index.html', 'sheet.json', 'website.json', 'messages.json']
    assert.sameMembers(Object.keys(files), [
      'account.json',
      'plans.json',
      `plans/${plan}/${photo.body().images[0].path}`,
      ...names.map((name) => `${folder}/${name}`),
    ])
    const read = (name: string) => strFromU8(files[name])
    assert.equal(read(`${folder}/index.html`), page('Rye & wheat'))
    assert.include(read(`${folder}/messages.json`), 'Do you bake on Sunday?')
    assert.lengthOf(JSON.parse(read('plans.json')), 1)
    assert.containsSubset(JSON.parse(read('account.json')), { email: user.email, name: 'Ada' })
    const everything = Object.keys(files).map(read).join('')
    for (const secret of [user.password!, stranger.user.email, 'Of a stranger', 'hash']) {
      assert.notInclude(everything, secret)
    }
  })

  test('is refused the sixth time', async ({ assert, client }) => {
    const { bearer } = await signedInUser()
    const statuses = []
    for (let n = 0; n < 6; n += 1) {
      const answer = await client.get('/api/users/export/').bearerToken(bearer)
      statuses.push(answer.status())
    }
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
  })
})

test.group('Deleting an account', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('takes the websites offline at once, ends every session and says when the data is erased', async ({
    assert,
    client,
  }) => {
    const { user, bearer, refresh } = await signedInUser({ subscriptionType: 'premium' })
    const website = await readyWebsite(user)
    const { deployment } = await publish(website)
    const address = `${deployment.deploymentUrl}/`
    assert.equal((await rawRequest(address)).status, 200)

    const answer = await deletes(client, bearer)
    answer.assertStatus(200)
    const due = Date.parse(answer.body().data_deleted_at)
    assert.closeTo(due, Date.now() + 7 * DAY, 60_000)
    assert.equal((await rawRequest(address)).status, 404)
    const me = await client.get('/api/users/me/').bearerToken(bearer)
    me.assertStatus(401)
    const refreshed = await client.post('/api/users/token/refresh/').json({ refresh })
    refreshed.assertStatus(401)
    const [mail] = await mailsTo(user.email)
    assert.equal(mail.subject, 'Your account is being deleted')
    assert.include(mail.text, String(new Date(due).getUTCDate()))
  })

  test('erases all data of the person after the waiting period, and nothing of others', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser({ subscriptionType: 'premium' })
    const website = await readyWebsite(user, { html: page('A canary of mine') })
    await publish(website)
    await new Planner(client, bearer).draft()
    const bystander = await signedInUser()
    const kept = await readyWebsite(bystander.user)
    await deletes(client, bearer)

    Settings.now = () => Date.now() + 8 * DAY
    await eventually(async () => !(await User.find(user.id)), { within: 20_000 })
    const dump = JSON.stringify(await databaseDump())
    for (const trace of [user.email, user.id, website.id, website.slug, 'A canary of mine']) {
      assert.notInclude(dump, trace)
    }
    assert.include(dump, kept.id)
    // The address is free again.
    const refused = await signsIn(client, user)
    refused.assertStatus(401)
  }).timeout(60_000)

  test('is cancelled by signing in during the waiting period', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser({ subscriptionType: 'premium' })
    const website = await readyWebsite(user)
    await deletes(client, bearer)
    const answer = await signsIn(client, user)
    answer.assertStatus(200)
    assert.isTrue(answer.body().account_kept)
    assert.notProperty((await signsIn(client, user)).body(), 'account_kept')

    Settings.now = () => Date.now() + 8 * DAY
    await eventually(
      async () => !(await Task.findBy({ kind: 'erase_account', status: 'processing' })),
      { within: 20_000 }
    )
    assert.isNotNull(await User.find(user.id))
    assert.lengthOf(await db.from('websites').where('id', website.id), 1)
  }).timeout(60_000)

  test('requires the password', async ({ assert, client }) => {
    const { bearer } = await signedInUser()
    const before = await databaseDump()
    const wrong = await deletes(client, bearer, 'not this')
    wrong.assertStatus(400)
    assert.deepEqual(wrong.body(), { password: ['Password is not right'] })
    const none = await deletes(client, bearer, null)
    none.assertStatus(400)
    assert.deepEqual(none.body(), { password: ['Password is required'] })
    assert.deepEqual(await changesSince(before), [])
  })
})
