import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { BaseMail } from '@adonisjs/mail'
import { addressTo, LetterMail } from '#core/mail/letter'
import { failedMails, forgetFailedMailsTo } from '#core/mail/failed_mails'
import { sendMail } from '#core/mail/mail'
import { readMail } from '#core/mail/read_mail'
import { readOutbox } from '#core/mail/outbox'
import { enqueue } from '#core/tasks/enqueue'
import { taskOnceFinal } from '#core/tasks/signals'
import { eventually } from '#tests/helpers/eventually'
import MailFailed from '../../../commands/mail_failed.js'

interface Note {
  to: string
  subject: string
  text: string
}

/** A mail as a module creates it. */
class NoteMail extends BaseMail {
  constructor(readonly note: Note) {
    super()
  }

  prepare() {
    addressTo(this, this.note.to)
    this.message.subject(this.note.subject).text(this.note.text)
  }
}

class GreetingMail extends LetterMail {}

const send = (note: Note) => db.transaction((trx) => sendMail(trx, new NoteMail(note)))

const posted = (mark: string) =>
  eventually(async () => (await readOutbox()).find((mail) => mail.source.includes(mark)))

/** The names of the headers, as a mail program parses them. */
const headersOf = (source: string) =>
  source
    .split(/\r?\n\r?\n/)[0]
    .split(/\r?\n(?![ \t])/)
    .map((line) => line.split(':')[0].toLowerCase())

test.group('Mail', () => {
  test('a mail is sent after its transaction is committed', async ({ assert }) => {
    const mark = newId()
    await send({ to: 'ada@example.com', subject: `Rye ${mark}`, text: 'Fresh at seven.' })
    const { source } = await posted(mark)
    assert.match(source, /^To: ada@example\.com$/im)
    assert.include(source, 'Fresh at seven.')
  })

  test('a mail of a failed transaction is never sent', async ({ assert }) => {
    const lost = newId()
    const attempt = db.transaction(async (trx) => {
      await sendMail(trx, new NoteMail({ to: 'ada@example.com', subject: lost, text: '' }))
      throw new Error('no')
    })
    await assert.rejects(() => attempt, 'no')

    const sent = newId()
    await send({ to: 'ada@example.com', subject: sent, text: '' })
    await posted(sent)
    assert.notInclude(JSON.stringify(await readOutbox()), lost)
  })

  test('the text of a mail is deleted once it is sent or given up', async ({ assert }) => {
    const message = { to: ['ada@example.com'], subject: newId(), text: 'A secret link' }
    const mail = { message, views: {} }
    const attachments = [{ path: '/no/such/file' }]
    const unsendable = { message: { ...message, attachments }, views: {} }
    const written = (payload: object) =>
      db.transaction((trx) => enqueue(trx, { kind: 'mail', payload, maxAttempts: 1 }))
    for (const [payload, end] of [
      [mail, 'completed'],
      [unsendable, 'failed'],
    ] as const) {
      const { id } = await written(payload)
      const { status } = await taskOnceFinal(id, 5_000)
      assert.equal(status, end)
      const row = await db.from('tasks').where('id', id).firstOrFail()
      assert.notInclude(JSON.stringify(row), 'A secret link')
    }
  })

  test('a mail that was given up is listed for the operator until its account is erased', async ({
    assert,
    cleanup,
  }) => {
    ace.ui.switchMode('raw')
    cleanup(() => ace.ui.switchMode('normal'))
    const [address, subject] = [`${newId()}@example.com`, newId()]
    const message = { to: [{ name: '', address }], subject, text: 'A secret link' }
    const attachments = [{ path: '/no/such/file' }]
    const payload = { message: { ...message, attachments }, views: {} }
    const { id } = await db.transaction((trx) =>
      enqueue(trx, { kind: 'mail', payload, maxAttempts: 1 })
    )
    await taskOnceFinal(id, 5_000)

    const command = await ace.create(MailFailed, [])
    await command.exec()
    const said = command.ui.logger.getLogs().map(({ message: line }) => line)
    const line = said.find((one) => one.includes(address))!
    assert.include(line, `"${subject}"`)
    assert.include(line, '/no/such/file')
    await db.transaction((trx) => forgetFailedMailsTo(trx, address))
    assert.notInclude(JSON.stringify(await failedMails()), address)
  })

  test('no text from outside becomes a header or another recipient', async ({ assert }) => {
    const mark = newId()
    await send({
      to: `ada@example.com, eve@example.com\r\nBcc: mallory@example.com`,
      subject: `${mark}\r\nBcc: mallory@example.com`,
      text: 'Hello',
    })
    const { source } = await posted(mark)
    assert.notInclude(headersOf(source), 'bcc')
    // The whole text is the quoted name of one mailbox.
    assert.match(source, /^To:\s+<"[^"]*"@example\.com>\r?$/m)
  })

  test('has the same content as text and as HTML, and text from outside is escaped', async ({
    assert,
  }) => {
    const mark = newId()
    const letter = {
      subject: `Rye ${mark}`,
      before: ['Hello <b>Ada</b> & "Eve",'],
      link: { label: 'Öffnen', url: `http://localhost/open?a=1&b=${'x'.repeat(200)}` },
      after: ['Until then.'],
    }
    await db.transaction((trx) => sendMail(trx, new GreetingMail('ada@example.com', letter)))
    const { source } = await posted(mark)
    const { text, html } = await readMail(source)
    assert.equal(text, [...letter.before, letter.link.url, ...letter.after].join('\n\n'))
    assert.include(html, 'Hello &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Eve&quot;,')
    assert.include(html, 'Öffnen</a>')
    assert.include(html, `href="${letter.link.url.replace('&', '&amp;')}"`)
    assert.notMatch(html, /<script|<img|src=/)
  })

  test('is tried for more than a day before it is given up', async ({ assert }) => {
    await send({ to: 'ada@example.com', subject: newId(), text: '' })
    const { max_attempts: most } = await db.from('tasks').where('kind', 'mail').firstOrFail()
    const pauses = Array.from({ length: most - 1 }, (_, n) => 500 * 2 ** (n + 1))
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000
    assert.isAbove(hours, 24)
  })

  test('the outbox lists mails that are not really sent, as text, newest last', async ({
    assert,
    client,
  }) => {
    const [first, second] = [newId(), newId()]
    await send({ to: 'ada@example.com', subject: first, text: '<img src=x onerror=alert(1)>' })
    await posted(first)
    await send({ to: 'ada@example.com', subject: second, text: 'later' })
    await posted(second)

    const page = await client.get('/outbox')
    page.assertStatus(200)
    assert.isBelow(page.text().indexOf(first), page.text().indexOf(second))
    assert.notInclude(page.text(), '<img src=x')
  })
})
