import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { hosts } from '#config/hosts'
import { newId } from '#core/ids'
import { readMail } from '#core/mail/read_mail'

import { eventually } from '#tests/helpers/eventually'
import { deliveredTo } from '#tests/helpers/mails'
import { signedInUser } from '#tests/helpers/people'
import { publish } from '#tests/helpers/published'
import { postForm, rawRequest } from '#tests/helpers/raw_request'
import { readyWebsite } from '#tests/helpers/websites'

const DAY = 24 * 60 * 60_000
const MESSAGE = { name: 'Eve', email: 'eve@example.com', message: 'Do you bake on Sunday?' }
const shop = () => `${newId()}@example.com`

async function live(contactEmail: string, emailVerified = true) {
  const owner = await signedInUser({ subscriptionType: 'premium', emailVerified })
  const website = await readyWebsite(owner.user, { contactEmail })
  const { deployment } = await publish(website)
  return { ...owner, website, form: `${deployment.deploymentUrl}/_forms/contact` }
}

const mailsTo = (address: string) =>
  eventually(async () => {
    const mails = await deliveredTo(address)
    return mails.length > 0 && mails
  })

/** The path of the link in the newest mail to an address. */
async function linkFor(address: string): Promise<string> {
  const mails = await mailsTo(address)
  const { text } = await readMail(mails.at(-1)!)
  return new URL(/http\S+\/confirm-contact\/\S+/.exec(text)![0]).pathname
}

const opens = (path: string, method = 'GET') => rawRequest(hosts.appUrl, { path, method })

const saves = (client: ApiClient, bearer: string, id: string, contactEmail: string) =>
  client.patch(`/api/spa/websites/${id}/`).bearerToken(bearer).json({ contact_email: contactEmail })

test.group('T24: a contact email', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('gets messages only after its mailbox has confirmed, then all of them', async ({
    assert,
    client,
  }) => {
    const address = shop()
    const { user, bearer, website, form } = await live(address)
    const link = await linkFor(address)
    await postForm(form, MESSAGE)
    const [first] = await mailsTo(user.email)
    assert.include((await readMail(first)).text, 'is not confirmed yet')
    const before = await client.get(`/api/spa/websites/${website.id}/`).bearerToken(bearer)
    assert.isFalse(before.body().contact_email_confirmed)

    // Mail scanners open links, so opening one confirms nothing.
    const asked = await opens(link)
    assert.equal(asked.status, 200)
    assert.include(asked.body, address, asked.body)
    assert.include(asked.headers['content-security-policy'], "form-action 'self'")
    assert.equal(asked.headers['referrer-policy'], 'no-referrer')
    await postForm(form, MESSAGE)
    assert.lengthOf(await deliveredTo(address), 1)

    for (let round = 0; round < 2; round++) {
      const agreed = await opens(link, 'POST')
      assert.equal(agreed.status, 200)
      assert.include(agreed.body, 'come here now')
    }
    const after = await client.get(`/api/spa/websites/${website.id}/`).bearerToken(bearer)
    assert.isTrue(after.body().contact_email_confirmed)
    await postForm(form, MESSAGE)
    await eventually(async () => (await deliveredTo(address)).length === 2)
  })

  test('gets nothing for an unverified account, whose messages are stored', async ({ assert }) => {
    const address = shop()
    const { user, form } = await live(address, false)
    await linkFor(address)
    const answer = await postForm(form, MESSAGE)
    assert.equal(answer.status, 200)
    assert.lengthOf(await deliveredTo(address), 1)
    assert.lengthOf(await deliveredTo(user.email), 0)
  })

  test('needs no confirmation if it is the verified address of the account', async ({
    assert,
    client,
  }) => {
    const { user, bearer, website, form } = await live('')
    const address = user.email.replace('p', 'P')
    await saves(client, bearer, website.id, address)
    await postForm(form, MESSAGE)
    const [mail, ...more] = await mailsTo(address)
    assert.lengthOf(more, 0)
    assert.include(mail, 'Do you bake on Sunday?')
  })

  test('is confirmed for the websites of one person only', async ({ assert, client }) => {
    const address = shop()
    const first = await live(address)
    await opens(await linkFor(address), 'POST')
    const second = await readyWebsite(first.user, { contactEmail: address })
    const own = await client.get(`/api/spa/websites/${second.id}/`).bearerToken(first.bearer)
    assert.isTrue(own.body().contact_email_confirmed)
    const { bearer, website } = await live(address)
    const other = await client.get(`/api/spa/websites/${website.id}/`).bearerToken(bearer)
    assert.isFalse(other.body().contact_email_confirmed)
  })

  test('gets at most three confirmation mails an hour, whoever requests them', async ({
    assert,
    client,
  }) => {
    const address = shop()
    for (let person = 0; person < 3; person++) {
      const { bearer, website } = await live(address)
      for (let round = 0; round < 2; round++) {
        const answer = await saves(client, bearer, website.id, address)
        answer.assertStatus(200)
      }
    }
    await eventually(async () => (await deliveredTo(address)).length === 3)
    const last = shop()
    await live(last)
    await linkFor(last)
    assert.lengthOf(await deliveredTo(address), 3)
  })

  test('is not confirmed by an invalid link or one older than seven days', async ({ assert }) => {
    const address = shop()
    await live(address)
    const link = await linkFor(address)
    // What is done day by day goes on meanwhile, in other tables.
    const links = () => db.from('contact_confirmations').orderBy('hash')
    const before = await links()
    const start = Date.now()
    Settings.now = () => start + 8 * DAY
    for (const path of [link, '/confirm-contact/made-up']) {
      for (const method of ['GET', 'POST']) {
        const answer = await opens(path, method)
        assert.equal(answer.status, 404, `${method} ${path}`)
        assert.include(answer.body, 'does not work any more')
      }
    }
    assert.deepEqual(await links(), before)
  })
})
