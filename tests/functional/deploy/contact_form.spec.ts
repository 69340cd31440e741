import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { dataDir } from '#config/storage'
import { secondsToWait } from '#core/limits/limits'
import { readMail } from '#core/mail/read_mail'
import type { Website } from '#websites/main'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { eventually } from '#tests/helpers/eventually'
import { fontNameIn, live, WITH_FONT } from '#tests/helpers/live_site'
import { deliveredTo, headerOf } from '#tests/helpers/mails'
import { postForm, rawRequest } from '#tests/helpers/raw_request'
import { page } from '#tests/helpers/websites'

test.group('The contact form of a published site', () => {
  const MESSAGE = { name: 'Eve', email: 'eve@example.com', message: 'Do you bake on Sunday?' }
  const NO_ADDRESS = ['', 'not an address', 'a@example.com, b@example.com']

  test('mails the message to the owner, with the visitor’s address for the reply', async ({
    assert,
  }) => {
    const { website, address } = await live(page('x'), { contactEmail: 'shop-1@example.com' })
    const answer = await postForm(`${address}_forms/contact`, { ...MESSAGE, Guests: '4' })
    assert.equal(answer.status, 200)
    assert.include(answer.body, 'Thank you')
    assert.include(answer.body, 'href="/"')

    const [mail, ...more] = await deliveredTo('shop-1@example.com')
    assert.lengthOf(more, 0)
    assert.equal(headerOf(mail, 'Reply-To'), 'eve@example.com')
    assert.include(headerOf(mail, 'Subject')!, website.title)
    assert.include(headerOf(mail, 'Content-Type')!, 'text/plain')
    for (const part of ['Name: Eve', 'Guests: 4', 'Do you bake on Sunday?']) {
      assert.include(mail, part)
    }
  })

  test('stores the message', async ({ assert }) => {
    const { website, address } = await live(page('x'), { contactEmail: 'shop-0@example.com' })
    const message = 'Two lines\nof <b>text</b>'
    await postForm(`${address}_forms/contact`, { ...MESSAGE, message, Guests: '4' })
    const [row, ...more] = await db.from('messages').where('website_id', website.id)
    assert.lengthOf(more, 0)
    const { id, created_at: at, others, ...kept } = row
    assert.deepEqual(kept, {
      website_id: website.id,
      name: 'Eve',
      email: 'eve@example.com',
      text: message,
      is_spam: 0,
      read_at: null,
    })
    assert.deepEqual(JSON.parse(others), [['Guests', '4']])
  })

  test('answers in the language, colours and fonts of the site', async ({ assert }) => {
    const { address } = await live(WITH_FONT, { contactEmail: 'shop-2@example.com' })
    const { body } = await postForm(`${address}_forms/contact`, MESSAGE)
    assert.include(body, '<title>Teşekkürler – Fırın &amp; Co</title>')
    assert.include(body, '--paper: #fffbe6')
    assert.include(body, `url(/fonts/${fontNameIn(body)}.woff2)`)
    for (const [language, thanks, missing] of [
      ['de', 'Vielen Dank', 'Seite nicht gefunden'],
      ['fr', 'Votre message est bien arrivé.', 'Page introuvable'],
      ['pl', 'Thank you', 'Page not found'],
    ]) {
      const site = await live(WITH_FONT.replace('lang="tr"', `lang="${language}"`))
      assert.include((await postForm(`${site.address}_forms/contact`, MESSAGE)).body, thanks)
      assert.include((await rawRequest(`${site.address}gone`)).body, missing)
    }
  })

  test('lets no visitor write headers of a mail', async ({ assert }) => {
    const { address } = await live(page('x'), { contactEmail: 'shop-3@example.com' })
    const evil = 'eve@example.com\r\nBcc: all@example.com'
    const refused = await postForm(`${address}_forms/contact`, { ...MESSAGE, email: evil })
    assert.equal(refused.status, 400)
    const named = await postForm(`${address}_forms/contact`, {
      ...MESSAGE,
      name: 'Eve\r\nBcc: all@example.com',
    })
    assert.equal(named.status, 200)
    const [mail, ...more] = await deliveredTo('shop-3@example.com')
    assert.lengthOf(more, 0)
    assert.isUndefined(headerOf(mail, 'Bcc'))
    assert.match(mail, /^Name: Eve Bcc: all@example\.com\r?$/m)
  })

  test('what a filled hidden field marks as spam is stored apart and not mailed', async ({
    assert,
  }) => {
    const { website, address } = await live(page('x'), { contactEmail: 'shop-4@example.com' })
    const form = `${address}_forms/contact`
    for (const caught of [MESSAGE, { ...MESSAGE, email: 'nobody', message: '' }]) {
      const answer = await postForm(form, { ...caught, website: 'https://spam.example' })
      assert.equal(answer.status, 200)
      assert.include(answer.body, 'Thank you')
    }
    const caught = await keptFor(website)
    assert.sameMembers(
      caught.map(({ text, is_spam: isSpam }) => `${text} ${isSpam}`),
      [`${MESSAGE.message} 1`, ' 1']
    )
    assert.lengthOf(await deliveredTo('shop-4@example.com'), 0)
  })

  test('spam does not use up the messages that a site can receive', async ({ assert }) => {
    const { website, address } = await live(page('x'), { contactEmail: 'shop-12@example.com' })
    const form = `${address}_forms/contact`
    const spam = { ...MESSAGE, website: 'x' }
    for (let i = 0; i < 100; i++) await postForm(form, spam)
    assert.equal((await postForm(form, spam)).status, 429)
    assert.equal((await postForm(form, MESSAGE)).status, 200)
    assert.lengthOf(await keptFor(website), 101)
  })

  for (const [script, letter] of [
    ['Latin', 'x'],
    ['Cyrillic', 'ж'],
    ['Devanagari', 'क'],
    ['emoji', '🥐'],
    ['line breaks', '\n'],
  ]) {
    test(`holds 5,000 characters as a browser counts them: ${script}`, async ({ assert }) => {
      const { website, address } = await live(page('x'), { contactEmail: 'shop-13@example.com' })
      const form = `${address}_forms/contact`
      const longest = `a${letter.repeat(4_998 / letter.length)}b`
      // A browser sends a line break of a text as two characters.
      const sent = (text: string) => text.replaceAll('\n', '\r\n')
      const whole = { ...MESSAGE, message: sent(longest), name: letter.repeat(100) }
      const accepted = await postForm(form, { ...whole, note: letter.repeat(250) })
      assert.equal(accepted.status, 200)
      assert.equal((await keptFor(website))[0].text, longest)
      const refused = await postForm(form, { ...whole, message: sent(`a${longest}`) })
      assert.equal(refused.status, 413)
      assert.lengthOf(await keptFor(website), 1)
    })
  }

  test('says what is wrong, and sends nothing', async ({ assert }) => {
    const { address } = await live(page('x'), { contactEmail: 'shop-5@example.com' })
    const form = `${address}_forms/contact`
    const before = await databaseDump()
    const wrong = [
      [await postForm(form, { ...MESSAGE, email: 'eve' }), 400, 'check your e-mail'],
      [await postForm(form, { ...MESSAGE, message: '  ' }), 400, 'write a message'],
      [await postForm(form, { ...MESSAGE, message: 'x'.repeat(5_001) }), 413, 'too long'],
      [await postForm(form, { ...MESSAGE, message: 'x'.repeat(100_000) }), 413, 'too long'],
      [
        await rawRequest(form, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(MESSAGE),
        }),
        415,
        'could not be read',
      ],
    ] as const
    for (const [answer, status, words] of wrong) {
      assert.equal(answer.status, status)
      assert.include(answer.body, words)
      assert.include(answer.body, 'href="/"')
    }
    assert.deepEqual(await changesSince(before), [])
  })

  for (const contactEmail of NO_ADDRESS) {
    test(`mails the owner’s verified account where the contact email is “${contactEmail}”`, async ({
      assert,
    }) => {
      const { user, website, address } = await live(page('x'), { contactEmail })
      const answer = await postForm(`${address}_forms/contact`, MESSAGE)
      assert.equal(answer.status, 200)
      assert.include(answer.body, 'Your message has been received.')
      assert.lengthOf(await keptFor(website), 1)

      await eventually(async () => (await deliveredTo(user.email)).length > 0)
      const [mail, ...more] = await deliveredTo(user.email)
      assert.lengthOf(more, 0)
      assert.equal(headerOf(mail, 'Reply-To'), 'eve@example.com')
      assert.include((await readMail(mail)).text, 'because the website has no contact email')
    })

    test(`mails no unverified account where the contact email is “${contactEmail}”`, async ({
      assert,
    }) => {
      const { website, address } = await live(page('x'), { contactEmail, emailVerified: false })
      const mails = await mailTasks()
      const answer = await postForm(`${address}_forms/contact`, MESSAGE)
      assert.equal(answer.status, 200)
      assert.include(answer.body, 'Your message has been received.')
      assert.lengthOf(await keptFor(website), 1)
      assert.equal(await mailTasks(), mails)
    })
  }

  test('mails only the contact email, whoever owns the account', async ({ assert }) => {
    for (const [contactEmail, emailVerified] of [
      ['shop-8@example.com', true],
      ['shop-9@example.com', false],
    ] as const) {
      const { user, address } = await live(page('x'), { contactEmail, emailVerified })
      await postForm(`${address}_forms/contact`, MESSAGE)
      const [mail] = await eventually(async () => {
        const mails = await deliveredTo(contactEmail)
        return mails.length > 0 && mails
      })
      assert.notInclude((await readMail(mail)).text, 'no contact email')
      assert.lengthOf(await deliveredTo(user.email), 0)
    }
  })

  test('stores a message whose mail fails, thanks the visitor and mails it later', async ({
    assert,
    cleanup,
  }) => {
    const { website, address } = await live(page('x'), { contactEmail: 'shop-10@example.com' })
    const open = await blockedOutbox()
    cleanup(open)
    const answer = await postForm(`${address}_forms/contact`, MESSAGE)
    assert.equal(answer.status, 200)
    await eventually(() =>
      db.from('tasks').where({ kind: 'mail', status: 'processing' }).whereNotNull('error').first()
    )
    assert.lengthOf(await keptFor(website), 1)

    await open()
    await eventually(async () => (await deliveredTo('shop-10@example.com')).length === 1)
    assert.lengthOf(await keptFor(website), 1)
  })

  test('keeps a message whose mail was given up', async ({ assert, cleanup }) => {
    const { website, address } = await live(page('x'), { contactEmail: 'shop-11@example.com' })
    const open = await blockedOutbox()
    cleanup(open)
    await postForm(`${address}_forms/contact`, MESSAGE)
    const { id } = await eventually(() =>
      db.from('tasks').where({ kind: 'mail', status: 'processing' }).whereNotNull('error').first()
    )
    await db.from('tasks').where('id', id).update({ max_attempts: 1, due_at: 0 })
    await eventually(() => db.from('tasks').where({ id, status: 'failed' }).first())
    const [message] = await keptFor(website)
    assert.equal(message.text, MESSAGE.message)
  })

  test('marks a mail with many links as possible spam, and still delivers it', async ({
    assert,
  }) => {
    const { address } = await live(page('x'), { contactEmail: 'shop-90@example.com' })
    for (const count of [5, 6]) {
      const message = 'See https://example.com/a '.repeat(count)
      assert.equal(
        (await postForm(`${address}_forms/contact`, { ...MESSAGE, message })).status,
        200
      )
    }
    const mails = await deliveredTo('shop-90@example.com')
    assert.sameMembers(
      mails.map((mail) => headerOf(mail, 'X-Spam-Flag')),
      [undefined, 'YES']
    )
  })

  test('accepts a hundred messages a day', async ({ assert }) => {
    const { address } = await live(page('x'), { contactEmail: 'shop-6@example.com' })
    const form = `${address}_forms/contact`
    for (let i = 0; i < 100; i++) assert.equal((await postForm(form, MESSAGE)).status, 200)
    assert.equal((await postForm(form, MESSAGE)).status, 429)
    assert.lengthOf(await deliveredTo('shop-6@example.com'), 100)
  })

  test('accepts a thousand messages a day for all sites of one person', async ({ assert }) => {
    const { website, address } = await live(page('x'), { contactEmail: 'shop-80@example.com' })
    const [form, day] = [`${address}_forms/contact`, { requests: 1_000, duration: '1 day' }]
    for (let i = 0; i < 999; i++) await secondsToWait('contact of', website.userId, [day])
    assert.equal((await postForm(form, MESSAGE)).status, 200)
    assert.equal((await postForm(form, MESSAGE)).status, 429)
  })

  test('accepts five messages a minute from one visitor', async ({ assert }) => {
    const { address } = await live(page('x'), { contactEmail: 'shop-7@example.com' })
    const from = (visitor: string) =>
      rawRequest(`${address}_forms/contact`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `10.0.0.1, ${visitor}`,
        },
        body: new URLSearchParams(MESSAGE).toString(),
      })
    for (let i = 0; i < 5; i++) assert.equal((await from('203.0.113.7')).status, 200)
    assert.equal((await from('203.0.113.7')).status, 429)
    assert.equal((await from('203.0.113.8')).status, 200)
  })
})

const keptFor = (website: Website) => db.from('messages').where('website_id', website.id)

async function mailTasks(): Promise<number> {
  return (await db.from('tasks').where('kind', 'mail')).length
}

/** No mail can be stored in the outbox until the returned function is called. */
async function blockedOutbox(): Promise<() => Promise<void>> {
  const outbox = join(dataDir, 'outbox')
  const aside = `${outbox}-aside`
  await mkdir(outbox, { recursive: true })
  await rename(outbox, aside)
  await writeFile(outbox, '')
  let isOpen = false
  return async () => {
    if (isOpen) return
    isOpen = true
    await rm(outbox)
    await rename(aside, outbox)
  }
}
