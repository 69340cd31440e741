import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { User } from '#auth/main'
import { newId } from '#core/ids'
import { DeleteWebsite } from '#websites/actions/delete_website'
import type { Website } from '#websites/main'
import { Message } from '#websites/models/message'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { signedInUser } from '#tests/helpers/people'
import { publish } from '#tests/helpers/published'
import { postForm } from '#tests/helpers/raw_request'
import { readyWebsite, reservedWebsite } from '#tests/helpers/websites'

const MESSAGES = '/api/spa/messages/'
const START = DateTime.fromISO('2026-03-01T09:00:00Z')

let minute = 0

/** A stored message; each is a minute newer than the one before. */
function written({ id: websiteId }: Website, more: Partial<Message> = {}): Promise<Message> {
  const createdAt = START.plus({ minutes: ++minute })
  const words = { name: 'Eve', email: 'eve@example.com', text: 'Open on Sunday?', others: [] }
  return Message.create({ id: newId(), websiteId, ...words, isSpam: false, createdAt, ...more })
}

async function owner(more: Partial<User> = {}) {
  const person = await signedInUser({ subscriptionType: 'premium', ...more })
  return { ...person, website: await readyWebsite(person.user, { title: 'Rye & Daughters' }) }
}

function callsOf(client: ApiClient, bearer: string) {
  const one = (id: string) => `${MESSAGES}${id}/`
  return {
    list: (query = {}) => client.get(MESSAGES).qs(query).bearerToken(bearer),
    csv: (query = {}) => client.get(one('csv')).qs(query).bearerToken(bearer),
    change: (id: string, body: object) => client.patch(one(id)).json(body).bearerToken(bearer),
    delete: (id: string) => client.delete(one(id)).bearerToken(bearer),
    unread: async () => (await client.get(one('unread')).bearerToken(bearer)).body().unread,
  }
}

test.group('Messages of visitors', () => {
  test('a message sent with the form of a site is in the inbox of its owner', async ({
    assert,
    client,
  }) => {
    const { bearer, website } = await owner()
    const { deployment } = await publish(website)
    const form = `${deployment.deploymentUrl}/_forms/contact`
    const sent = { name: 'Eve', email: 'eve@example.com', message: 'Hi\nSunday?', Guests: '4' }
    await postForm(form, sent)
    await postForm(form, { ...sent, message: 'Cheap pills', website: 'http://pills.example' })
    const calls = callsOf(client, bearer)

    const { results, ...rest } = (await calls.list()).body()
    const websites = [{ id: website.id, title: website.title }]
    const page = { count: 1, current_page: 1, page_size: 20, total_pages: 1 }
    assert.deepEqual(rest, { ...page, unread: 1, websites })
    const { id, created_at: createdAt, ...message } = results[0]
    assert.isString(id)
    assert.isFalse(Number.isNaN(Date.parse(createdAt)))
    assert.deepEqual(message, {
      website_id: website.id,
      website_title: website.title,
      name: 'Eve',
      email: 'eve@example.com',
      can_reply: true,
      text: 'Hi\nSunday?',
      others: [['Guests', '4']],
      is_read: false,
      is_spam: false,
    })
    const spam = (await calls.list({ folder: 'spam' })).body()
    assert.equal(spam.results[0].text, 'Cheap pills')
    assert.equal(await calls.unread(), 1)
  })

  test('pages have 20 messages, newest first, and a page past the end is empty', async ({
    assert,
    client,
  }) => {
    const { bearer, website } = await owner()
    const ids: string[] = []
    for (let count = 0; count < 23; count++) ids.unshift((await written(website)).id)
    const { list } = callsOf(client, bearer)
    const idsOn = async (page: number) =>
      (await list({ page })).body().results.map(({ id }: Message) => id)
    assert.deepEqual(await idsOn(1), ids.slice(0, 20))
    assert.deepEqual(await idsOn(2), ids.slice(20))
    assert.deepEqual(await idsOn(3), [])
    const { count, total_pages: pages, unread } = (await list({ page: 2 })).body()
    assert.deepEqual([count, pages, unread], [23, 2, 23])
  })

  test('the messages of one website can be selected', async ({ assert, client }) => {
    const { user, bearer, website } = await owner()
    const other = await readyWebsite(user, { title: 'A second shop' })
    await written(website)
    await written(other)
    await written(other, { readAt: START })
    const { list } = callsOf(client, bearer)
    const all = (await list()).body()
    assert.deepEqual([all.count, all.unread], [3, 2])
    assert.deepEqual(
      all.websites.map(({ title }: Website) => title),
      ['A second shop', website.title]
    )
    const some = (await list({ website_id: other.id })).body()
    assert.deepEqual([some.count, some.unread], [2, 1])
    assert.isTrue(some.results.every((one: any) => one.website_title === 'A second shop'))
  })

  test('a message is marked as read, and as unread again', async ({ assert, client }) => {
    const { bearer, website } = await owner()
    const { id } = await written(website)
    await written(website)
    const calls = callsOf(client, bearer)
    const read = await calls.change(id, { is_read: true })
    read.assertStatus(200)
    assert.isTrue(read.body().is_read)
    assert.equal(read.body().website_title, website.title)
    assert.equal(await calls.unread(), 1)
    assert.isFalse((await calls.change(id, { is_read: false })).body().is_read)
    assert.equal(await calls.unread(), 2)
  })

  test('spam is not counted, and can be moved to the inbox and back', async ({
    assert,
    client,
  }) => {
    const { bearer, website } = await owner()
    const { id } = await written(website, { isSpam: true, email: 'not an address' })
    const calls = callsOf(client, bearer)
    const countIn = async (folder: string) => (await calls.list({ folder })).body().count
    assert.equal(await calls.unread(), 0)
    assert.deepEqual([await countIn('inbox'), await countIn('spam')], [0, 1])

    const moved = (await calls.change(id, { is_spam: false })).body()
    assert.isFalse(moved.is_spam)
    assert.isFalse(moved.is_read)
    assert.isFalse(moved.can_reply)
    assert.deepEqual([await countIn('inbox'), await countIn('spam')], [1, 0])
    assert.equal(await calls.unread(), 1)

    await calls.change(id, { is_spam: true, is_read: true })
    assert.deepEqual([await countIn('inbox'), await countIn('spam')], [0, 1])
  })

  test('a deleted message is gone', async ({ assert, client }) => {
    const { bearer, website } = await owner()
    const { id } = await written(website)
    const kept = await written(website)
    const calls = callsOf(client, bearer)
    ;(await calls.delete(id)).assertStatus(204)
    ;(await calls.delete(id)).assertStatus(404)
    ;(await calls.change(id, { is_read: true })).assertStatus(404)
    const { results } = (await calls.list()).body()
    assert.deepEqual(
      results.map((one: Message) => one.id),
      [kept.id]
    )
  })

  test('the messages of a deleted website are not shown', async ({ assert, client }) => {
    const { bearer, website } = await owner()
    await written(website)
    await new DeleteWebsite().handle(website)
    const calls = callsOf(client, bearer)
    assert.equal((await calls.list()).body().count, 0)
    assert.equal(await calls.unread(), 0)
    ;(await calls.list({ website_id: website.id })).assertStatus(404)
  })

  test('other people find, count, change and download nothing of them', async ({
    assert,
    client,
  }) => {
    const { website } = await owner()
    const { id } = await written(website, { text: 'For one person only' })
    const stranger = await owner()
    const calls = callsOf(client, stranger.bearer)
    const before = await databaseDump()
    assert.equal((await calls.list()).body().count, 0)
    assert.equal(await calls.unread(), 0)
    assert.notInclude((await calls.csv()).text(), 'For one person only')
    ;(await calls.list({ website_id: website.id })).assertStatus(404)
    ;(await calls.csv({ website_id: website.id })).assertStatus(404)
    ;(await calls.change(id, { is_read: true })).assertStatus(404)
    ;(await calls.delete(id)).assertStatus(404)
    assert.deepEqual(await changesSince(before), [])
  })

  test('a website that is being built cannot be selected', async ({ assert, client }) => {
    const { user, bearer, website } = await owner()
    const building = await reservedWebsite(user)
    assert.isTrue(building.ok)
    const { list } = callsOf(client, bearer)
    const { id } = (building as { value: Website }).value
    ;(await list({ website_id: id })).assertStatus(404)
    assert.deepEqual((await list()).body().websites, [{ id: website.id, title: website.title }])
  })

  test('a change that says nothing or something else is refused', async ({ assert, client }) => {
    const { bearer, website } = await owner()
    const { id } = await written(website)
    const { change } = callsOf(client, bearer)
    for (const body of [{}, { is_read: 'yes' }, { is_spam: 1 }, { read: true }]) {
      const refused = await change(id, body)
      refused.assertStatus(400)
      assert.match(Object.values(refused.body()).flat().join(), /true or false/)
    }
  })

  test('the unread messages are counted by indexes alone', async ({ assert }) => {
    const plan: { detail: string }[] = await db.rawQuery(
      'explain query plan select count(*) from messages inner join websites on ' +
        'websites.id = messages.website_id where websites.user_id = ? and websites.state = ? ' +
        'and messages.is_spam = ? and messages.read_at is null',
      ['u', 'ready', false]
    )
    const details = plan.map(({ detail }) => detail).join('\n')
    assert.notMatch(details, /SCAN/)
    assert.match(details, /messages USING COVERING INDEX messages_website_id_is_spam_read_at_index/)
  })
})

test.group('Messages as a file for spreadsheets', () => {
  test('cells are quoted, keep their line breaks and emoji, and run nothing', async ({
    assert,
    client,
  }) => {
    const { bearer, website } = await owner()
    await written(website, {
      name: 'Ada "Bread" Baker',
      text: 'Line one\nline two, with a comma 🥖',
      others: [
        ['Guests', '4'],
        ['=Day', 'Sunday'],
      ],
      readAt: START,
    })
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']) {
      await written(website, { name: '', text })
    }
    const file = await callsOf(client, bearer).csv()
    file.assertStatus(200)
    file.assertHeader('content-type', 'text/csv; charset=utf-8')
    file.assertHeader('content-disposition', 'attachment; filename="inbox.csv"')

    const text = file.text()
    assert.match(text, /^\uFEFFReceived,Website,Name,Email,Message,Other fields,Read\r\n2026/)
    assert.include(
      text,
      ',Rye & Daughters,"Ada ""Bread"" Baker",eve@example.com,' +
        '"Line one\nline two, with a comma 🥖","Guests: 4\n=Day: Sunday",yes\r\n'
    )
    for (const cell of [`'=1+1`, `'+1`, `'-1`, `'@SUM(A1)`, `'\t=1`, `"'\r=1"`]) {
      assert.include(text, `,,eve@example.com,${cell},,no\r\n`)
    }
  })

  test('it has all messages of the selection, however many, in their order', async ({
    assert,
    client,
  }) => {
    const { user, bearer, website } = await owner()
    const other = await readyWebsite(user)
    const row = { name: '', email: '', others: '[]', is_spam: false, website_id: website.id }
    // Many in the same millisecond, so that the end of a batch lies between them.
    const rows = Array.from({ length: 1_201 }, (_, index) => ({
      ...row,
      id: newId(),
      text: `number-${index}`,
      created_at: `2026-03-01 09:00:00.00${Math.floor(index / 600)}`,
    }))
    for (let from = 0; from < rows.length; from += 100) {
      await db.table('messages').multiInsert(rows.slice(from, from + 100))
    }
    await written(other, { text: 'elsewhere' })
    await written(website, { text: 'unwanted', isSpam: true })
    const { csv } = callsOf(client, bearer)
    const text = (await csv({ website_id: website.id })).text()
    const found = [...text.matchAll(/number-(\d+)/g)].map(([, index]) => index)
    assert.lengthOf(found, 1_201)
    assert.lengthOf(new Set(found), 1_201)
    assert.equal(found[0], '1200')
    assert.notMatch(text, /elsewhere|unwanted/)
    const spam = (await csv({ folder: 'spam' })).text()
    assert.include(spam, 'unwanted')
    assert.notInclude(spam, 'number-')
  })
})
