import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { dataDir } from '#config/storage'
import { readMail } from '#core/mail/read_mail'
import type { User } from '#auth/main'
import { newId } from '#core/ids'
import { Revision, Website } from '#websites/main'
import { ContactConfirmation } from '#websites/models/contact_confirmation'
import { databaseDump } from '#tests/helpers/database_dump'
import { eventually } from '#tests/helpers/eventually'
import { deliveredTo, headerOf } from '#tests/helpers/mails'
import { signUp } from '#tests/helpers/people'
import { publish, withoutPublishedHead } from '#tests/helpers/published'
import { postForm, rawRequest } from '#tests/helpers/raw_request'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

interface Owner {
  contactEmail?: string
  emailVerified?: boolean
}

async function live(html = page('Live'), { contactEmail, emailVerified = true }: Owner = {}) {
  const user = await signUp({ subscriptionType: 'premium', emailVerified })
  if (contactEmail) await agree(user, contactEmail)
  const website = await readyWebsite(user, { html, contactEmail })
  const { deployment } = await publish(website)
  return { user, website, address: `${deployment.deploymentUrl}/` }
}

/** As the link in the mail would be followed. */
async function agree({ id }: User, address: string) {
  await ContactConfirmation.create({
    hash: newId(),
    userId: id,
    address,
    expiresAt: 0,
    confirmedAt: Date.now(),
  })
}

const WITH_FONT =
  '<!doctype html>\n<html lang="tr"><head><title>Fırın &amp; Co</title><link rel="icon" href="data:,x"><style>:root {\n' +
  '  --paper: #fffbe6;\n  --text: #222;\n}\n@font-face{font-family:x;' +
  'src:url(fonts/inter-latin-400-normal.woff2)}\nmain{display:none}</style></head>' +
  '<body data-element-id="a"><h1 data-element-id="b">Merhaba</h1>' +
  '<p data-element-id="c" data-todo="Add your hours">Add your hours</p>' +
  '<p data-element-id="d" data-todo="Add your phone">0123</p></body></html>\n'

/** A release names a font after what is in it. */
const fontNameIn = (html: string) =>
  /fonts\/(inter-latin-400-normal-[\da-f]{12})\.woff2/.exec(html)![1]

test.group('A published site', () => {
  test('is the saved page without the editor’s marks and without empty places', async ({
    assert,
  }) => {
    const { address } = await live(WITH_FONT)
    const { status, body, headers } = await rawRequest(address)
    assert.equal(status, 200)
    const expected = WITH_FONT.replace(/ data-element-id="."/g, '')
      .replace(/inter-latin-400-normal/, fontNameIn(body))
      .replace('<p data-todo="Add your hours">Add your hours</p>', '')
      .replace(' data-todo="Add your phone"', '')
    assert.equal(withoutPublishedHead(body), expected)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(headers['cache-control'], 'no-cache')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin')
    assert.isUndefined(headers['set-cookie'])
  })

  test('keeps the tags in its texts, styles and scripts as they are', async ({ assert }) => {
    const html = page('A > B &lt;b&gt; <!-- kept --> <script>if (1<2) x="</p>"</script>')
    const { address } = await live(html)
    const stripped = html.replace(/ data-element-id=(["'])e\d\1/g, '')
    assert.equal(withoutPublishedHead((await rawRequest(address)).body), stripped)
  })

  test('comes in the encoding that the browser likes best, ready made', async ({ assert }) => {
    const { address } = await live(page('word '.repeat(2000)))
    const plain = await rawRequest(address)
    assert.isUndefined(plain.headers['content-encoding'])
    const open = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [header, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['*', 'br'],
    ] as const) {
      const answer = await rawRequest(address, { headers: { 'accept-encoding': header } })
      assert.equal(answer.headers['content-encoding'], encoding, header)
      assert.equal(answer.headers.vary, 'accept-encoding')
      assert.equal(answer.headers['content-length'], String(answer.bytes.length))
      assert.isBelow(answer.bytes.length, plain.bytes.length / 10)
      assert.deepEqual(open[encoding](answer.bytes), plain.bytes)
    }
    for (const header of ['identity', 'deflate', 'gzip;q=0', '']) {
      const answer = await rawRequest(address, { headers: { 'accept-encoding': header } })
      assert.isUndefined(answer.headers['content-encoding'], header)
    }
  })

  test('is not sent again to who has it', async ({ assert }) => {
    const { website, address } = await live()
    const { headers, bytes } = await rawRequest(address)
    assert.equal(headers.etag, `"${createHash('sha256').update(bytes).digest('hex')}"`)
    for (const tag of [headers.etag!, `"x", W/${headers.etag}`, '*']) {
      const again = await rawRequest(address, { headers: { 'if-none-match': tag } })
      assert.equal(again.status, 304, tag)
      assert.equal(again.bytes.length, 0)
      assert.equal(again.headers.etag, headers.etag)
    }
    await edit(website, page('Changed'))
    await publish(website)
    const changed = await rawRequest(address, { headers: { 'if-none-match': headers.etag! } })
    assert.equal(changed.status, 200)
    assert.include(changed.body, 'Changed')
  })

  test('answers HEAD as GET, without a body, and takes no other method', async ({ assert }) => {
    const { address } = await live()
    const [get, head] = [await rawRequest(address), await rawRequest(address, { method: 'HEAD' })]
    assert.equal(head.status, 200)
    assert.equal(head.bytes.length, 0)
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
      assert.equal(head.headers[name], get.headers[name])
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const answer = await rawRequest(address, { method })
      assert.equal(answer.status, 405, method)
      assert.equal(answer.headers.allow, 'GET, HEAD')
    }
  })

  test('brings its fonts, for good', async ({ assert }) => {
    const { address } = await live(WITH_FONT)
    const name = fontNameIn((await rawRequest(address)).body)
    const font = await rawRequest(`${address}fonts/${name}.woff2`, {
      headers: { 'accept-encoding': 'br' },
    })
    assert.equal(font.status, 200)
    assert.equal(font.bytes.subarray(0, 4).toString(), 'wOF2')
    assert.equal(font.headers['content-type'], 'font/woff2')
    assert.equal(font.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.isUndefined(font.headers['content-encoding'])
    const other = await rawRequest(`${address}fonts/lora-latin-400-normal.woff2`)
    assert.equal(other.status, 404)
  })

  test('tells search engines where it is', async ({ assert }) => {
    const { address } = await live()
    assert.include((await rawRequest(`${address}robots.txt`)).body, `${address}sitemap.xml`)
    assert.include((await rawRequest(`${address}sitemap.xml`)).body, `<loc>${address}</loc>`)
  })

  test('has a "not found" page of its own, in its language and colours', async ({ assert }) => {
    const { address } = await live(WITH_FONT)
    for (const path of ['/about', '/a/b/', '/404.html', '/%E0%A4%A', '/index.html/']) {
      const answer = await rawRequest(address, { path })
      assert.equal(answer.status, 404, path)
      assert.include(answer.body, '<title>Sayfa bulunamadı – Fırın &amp; Co</title>')
      assert.include(answer.body, '--paper: #fffbe6')
      assert.include(answer.body, 'href="data:,x"')
      assert.include(answer.body, `url(/fonts/${fontNameIn(answer.body)}.woff2)`)
      assert.notInclude(answer.body, 'main{display:none}')
      const again = await rawRequest(address, {
        path,
        headers: { 'if-none-match': answer.headers.etag! },
      })
      assert.equal(again.status, 404)
    }
  })

  test('lets no path reach a file', async ({ assert }) => {
    const { address } = await live()
    const paths = [
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/.env',
      '/fonts/../../package.json',
      '//etc/passwd',
      '/\0',
      '/.env',
      '/constructor',
      '/__proto__',
    ]
    for (const path of paths) {
      const answer = path.includes('\0')
        ? await rawRequest(address, { path: '/%00' })
        : await rawRequest(address, { path })
      assert.equal(answer.status, 404, path)
      assert.include(answer.body, 'There is no page at this address.')
    }
  })

  test('is at its own host and nowhere else', async ({ assert, client }) => {
    const { website, address } = await live()
    const { port } = new URL(address)
    for (const host of [
      `nobody-${website.slug}.localhost:${port}`,
      `www.${website.slug}.localhost:${port}`,
      `${website.slug}.example.com`,
      `${website.slug}.localhost`,
      `${website.slug}.localhost:1`,
    ]) {
      const answer = await rawRequest(address, { headers: { host } })
      assert.equal(answer.status, 404, host)
      assert.notInclude(answer.body, 'Live')
    }
    const upper = await rawRequest(address, {
      headers: { host: new URL(address).host.toUpperCase() },
    })
    assert.equal(upper.status, 200)
    const call = await rawRequest(`${address}api/users/me/`)
    assert.equal(call.status, 404)
    assert.notInclude(call.headers['content-type']!, 'json')
    ;(await client.get('/health').header('host', new URL(address).host)).assertStatus(404)
  })

  test('survives a request that is no address at all', async ({ assert }) => {
    const { address } = await live()
    const { host } = new URL(address)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(process.env.PORT), '127.0.0.1')
      socket.on('error', reject)
      let text = ''
      socket.on('data', (chunk) => (text += chunk))
      socket.on('end', () => resolve(text))
      socket.end(`GET http://${host}/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    })
    assert.match(answer, /^HTTP\/1\.1 404 /)
    assert.equal((await rawRequest(address)).status, 200)
  })
})

test.group('A new release', () => {
  test('is never mixed with the one before, nor does anybody go back', async ({ assert }) => {
    const state = (n: number) => page(`stamp ${n} ${'x'.repeat(3000)} stamp ${n}`)
    const { website, address } = await live(state(0))
    const PUBLISHES = 30
    let done = false
    const seen: number[][] = []

    const readers = Array.from({ length: 8 }, async (_, i) => {
      const mine: number[] = []
      seen.push(mine)
      while (!done) {
        const encoding = ['br', 'gzip', ''][i % 3]
        const answer = await rawRequest(address, { headers: { 'accept-encoding': encoding } })
        assert.equal(answer.status, 200)
        const html = unpack(answer.bytes, answer.headers['content-encoding'])
        const hash = createHash('sha256').update(html).digest('hex')
        assert.equal(answer.headers.etag, `"${hash}"`)
        const stamps = [...html.toString().matchAll(/stamp (\d+)/g)].map(([, n]) => Number(n))
        assert.lengthOf(stamps, 2)
        assert.equal(stamps[0], stamps[1])
        mine.push(stamps[0])
      }
    })
    for (let n = 1; n <= PUBLISHES; n++) {
      await edit(website, state(n))
      await publish(website)
      const { body } = await rawRequest(address)
      assert.include(body, `stamp ${n} `)
    }
    done = true
    await Promise.all(readers)
    for (const stamps of seen) {
      assert.isAbove(stamps.length, 5)
      assert.deepEqual(
        stamps,
        stamps.toSorted((a, b) => a - b)
      )
    }
  }).timeout(60_000)

  test('is not overtaken by an older one that was slower', async ({ assert }) => {
    const { website, address } = await live(page('one'))
    await edit(website, page('two'))
    await publish(website)
    const { deployment, isRedeploy } = await publish(await atVersion(website, 1))
    assert.isTrue(isRedeploy)
    assert.equal(deployment.status, 'ready')
    assert.include((await rawRequest(address)).body, 'two')
  })

  test('made by another process is seen within a second or so', async ({ assert }) => {
    const { website, address } = await live(page('one'))
    const { id: firstRelease } = await db.from('releases').where('website_id', website.id).first()
    await edit(website, page('two'))
    await publish(website)
    assert.include((await rawRequest(address)).body, 'two')

    await db
      .from('deployments')
      .where('website_id', website.id)
      .update({ release_id: firstRelease })
    const seen = () => rawRequest(address).then(({ body }) => body.includes('one'))
    assert.isTrue(await eventually(seen, { within: 1_500 }))
  })
})

test.group('The contact form of a published site', () => {
  const MESSAGE = { name: 'Eve', email: 'eve@example.com', message: 'Do you bake on Sunday?' }
  const NO_ADDRESS = ['', 'not an address', 'a@example.com, b@example.com']

  test('mails what was written to the owner, who can answer at once', async ({ assert }) => {
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

  test('keeps what was written', async ({ assert }) => {
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
    })
    assert.deepEqual(JSON.parse(others), [['Guests', '4']])
  })

  test('answers in the language of the site, its colours and its type', async ({ assert }) => {
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

  test('lets nobody write headers of a mail', async ({ assert }) => {
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

  test('thanks who filled the trap, and sends nothing', async ({ assert }) => {
    const { website, address } = await live(page('x'), { contactEmail: 'shop-4@example.com' })
    const answer = await postForm(`${address}_forms/contact`, { ...MESSAGE, website: 'spam' })
    assert.equal(answer.status, 200)
    assert.include(answer.body, 'Thank you')
    assert.lengthOf(await deliveredTo('shop-4@example.com'), 0)
    assert.isEmpty(await db.from('messages').where('website_id', website.id))
  })

  test('says what is wrong, and sends nothing', async ({ assert }) => {
    const { address } = await live(page('x'), { contactEmail: 'shop-5@example.com' })
    const form = `${address}_forms/contact`
    const before = await databaseDump()
    const wrong = [
      [await postForm(form, { ...MESSAGE, email: 'eve' }), 400, 'check your e-mail'],
      [await postForm(form, { ...MESSAGE, message: '  ' }), 400, 'write a message'],
      [await postForm(form, { ...MESSAGE, message: 'x'.repeat(5_001) }), 413, 'too long'],
      [await postForm(form, { ...MESSAGE, message: 'x'.repeat(30_000) }), 413, 'too long'],
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
    assert.deepEqual(await databaseDump(), before)
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

  test('mails the contact email alone, whoever owns the account', async ({ assert }) => {
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

  test('keeps and thanks for a message whose mail fails, and mails it later', async ({
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

  test('takes a hundred messages a day, not more', async ({ assert }) => {
    const { address } = await live(page('x'), { contactEmail: 'shop-6@example.com' })
    const form = `${address}_forms/contact`
    for (let i = 0; i < 100; i++) assert.equal((await postForm(form, MESSAGE)).status, 200)
    assert.equal((await postForm(form, MESSAGE)).status, 429)
    assert.lengthOf(await deliveredTo('shop-6@example.com'), 100)
  })

  test('takes five a minute from one visitor', async ({ assert }) => {
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

/** No mail can be put into the outbox until what this gives back is called. */
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

function unpack(bytes: Buffer, encoding?: string): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** The website as it was read before its newest changes. */
async function atVersion(website: Website, version: number): Promise<Website> {
  const revision = await Revision.findByOrFail({ website_id: website.id, version })
  const copy = await Website.findOrFail(website.id)
  return copy.merge({ version, revisionId: revision.id, revisionVersion: version })
}
