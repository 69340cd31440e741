import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { emptySheet } from 'site-designer'
import { dataDir } from '#config/storage'
import { imagePath } from '#contract/images'
import {
  currentHtml,
  currentSheet,
  imagesOf,
  SaveRevision,
  Website,
  websiteFiles,
} from '#websites/main'
import {
  archiveOf,
  directoryChanged,
  filesOf,
  packed,
  renamed,
  sendImport,
} from '#tests/helpers/archives'
import { databaseDump } from '#tests/helpers/database_dump'
import { PDF } from '#tests/helpers/documents'
import { signedInUser } from '#tests/helpers/people'
import { flatPng, picture, sendPicture } from '#tests/helpers/pictures'
import { page, readyWebsite } from '#tests/helpers/websites'

const SHEET = JSON.stringify({
  ...emptySheet({ value: 'en', source: 'said' }),
  who: { name: { value: 'Rye & Daughters', source: 'person' } },
})

test.group('Importing what was exported', () => {
  test('gives the same website: the same files, facts, pictures, documents and words', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await fullWebsite(client, user, bearer)
    const exported = await archiveOf(website.id, bearer)

    const other = await signedInUser()
    const answer = await sendImport(client, { bearer: other.bearer, bytes: exported })
    assert.equal(answer.status(), 201, answer.text())
    const { id, title, prompt, contact_email: contactEmail, left_out: leftOut } = answer.body()
    assert.deepEqual(
      { title, prompt, contactEmail, leftOut },
      { title: 'Rye', prompt: 'A bakery', contactEmail: 'rye@example.com', leftOut: [] }
    )
    const imported = await Website.findOrFail(id)
    assert.equal(await currentHtml(imported), await currentHtml(website))
    assert.equal(await currentSheet(imported), SHEET)
    const before = await websiteFiles(website)
    const after = await websiteFiles(imported)
    assert.deepEqual(after.images.map(wordsOf), before.images.map(wordsOf))
    assert.deepEqual(
      after.documents.map(({ name, hash, size }) => ({ name, hash, size })),
      before.documents.map(({ name, hash, size }) => ({ name, hash, size }))
    )
    assert.deepEqual(filesOf(await archiveOf(id, other.bearer)), filesOf(exported))
  })

  test('takes the page as it is after somebody changed it by hand, and the pictures', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await fullWebsite(client, user, bearer)
    const files = filesOf(await archiveOf(website.id, bearer))
    const changed = files['index.html'].toString().replace('Fresh', 'Warm')
    const bytes = await packed(Object.entries({ ...files, 'index.html': Buffer.from(changed) }))
    const answer = await sendImport(client, { bearer, bytes })
    assert.equal(answer.status(), 201, answer.text())
    assert.equal(answer.body().html_content, changed)
    const imported = await Website.findOrFail(answer.body().id)
    assert.isUndefined(await currentSheet(imported))
    const images = await imagesOf({ websiteId: imported.id, planId: null })
    assert.deepEqual(
      images.map(({ hash }) => hash),
      (await imagesOf({ websiteId: website.id, planId: null })).map(({ hash }) => hash)
    )
  })

  test('does not believe a record that somebody has changed', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await fullWebsite(client, user, bearer)
    const files = filesOf(await archiveOf(website.id, bearer))
    const record = files['sitewright.json'].toString().replace('A bakery', 'A bank')
    const bytes = await packed(Object.entries({ ...files, 'sitewright.json': Buffer.from(record) }))
    const answer = await sendImport(client, { bearer, bytes })
    assert.equal(answer.status(), 201, answer.text())
    assert.equal(answer.body().prompt, '')
    assert.isUndefined(await currentSheet(await Website.findOrFail(answer.body().id)))
  })

  test('makes one website of a request that is repeated, also at the limit', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    await readyWebsite(user)
    const sent = { bearer, bytes: Buffer.from(page('One')), name: 'one.html', key: 'first' }
    const first = await sendImport(client, sent)
    const again = await sendImport(client, sent)
    again.assertStatus(201)
    assert.equal(again.body().id, first.body().id)
    const full = await sendImport(client, { ...sent, key: 'second' })
    full.assertStatus(403)
    full.assertBodyContains({ success: false, code: 'website_limit', limit: 2, current_usage: 2 })
  })
})

test.group('Importing a page from elsewhere', () => {
  const FOREIGN =
    '\uFEFF<!DOCTYPE html>\r\n<HTML><head><TITLE>Old  site</TITLE>\r\n' +
    '<script>let a = 1 < 2 && "</p>"</script></head>\r\n' +
    '<body onload=go()><p>Grüße<p>open<br/><a href=javascript:go()>x</a></body>\r\n</HTML>\r\n'

  test('keeps every byte of a single page', async ({ assert, client }) => {
    const { bearer } = await signedInUser()
    const bytes = Buffer.from(FOREIGN)
    const answer = await sendImport(client, { bearer, bytes, name: 'Old site.html' })
    assert.equal(answer.status(), 201, answer.text())
    assert.equal(answer.body().title, 'Old site')
    const website = await Website.findOrFail(answer.body().id)
    assert.deepEqual(Buffer.from(await currentHtml(website)), bytes)
    const revisions = await client
      .get(`/api/spa/websites/${website.id}/revisions/`)
      .bearerToken(bearer)
    assert.equal(revisions.body().results[0].summary, 'Imported from Old site.html')
  })

  test('changes only the addresses of the pictures and documents that came with it', async ({
    assert,
    client,
  }) => {
    const { bearer } = await signedInUser()
    const html = (bread: string, rye: string, prices: string) =>
      `<!doctype html><html><head><title>Bread</title><style>\n.a { background : url( '${rye}' ) }\n` +
      `.b{background:url(https://example.com/img/rye.png)}</style></head>\n<body>` +
      `<img src=${bread} srcset="${bread} 480w,${rye} 960w, ${bread}, ${rye}"><img src='missing.png'>` +
      `<p style="background-image:url(${rye})">x<a href="${prices}#page=2">Prices</a></body></html>`
    const bytes = await packed([
      ['old/index.html', html('img/bread.jpg', './img/my%20rye.png', 'prices.pdf')],
      ['old/img/bread.jpg', await picture('jpeg', { width: 600, height: 300, seed: 1 })],
      ['old/img/my rye.png', await picture('png', { width: 60, height: 30, seed: 2 })],
      ['old/prices.pdf', PDF],
      ['old/js/go.js', 'go()'],
      ['__MACOSX/old/._index.html', 'x'],
    ])
    const answer = await sendImport(client, { bearer, bytes })
    assert.equal(answer.status(), 201, answer.text())
    assert.deepEqual(answer.body().left_out, ['js/go.js'])
    const website = await Website.findOrFail(answer.body().id)
    const { images, documents } = await websiteFiles(website)
    assert.deepEqual(
      images.map(({ title }) => title),
      ['my rye.png', 'bread.jpg']
    )
    const [rye, bread] = images.map(({ hash }) => imagePath(hash))
    const expected = html(bread, rye, `files/${documents[0].hash}/prices.pdf`)
    // An address without quotes gets them.
    assert.equal(answer.body().html_content, expected.replace(`src=${bread} `, `src="${bread}" `))
  })
})

test.group('Files that cannot be imported', () => {
  const good: [string, Buffer | string] = ['index.html', page('Good')]
  const shows = (src: string) => page('Good').replace('</h1>', `</h1><img src="${src}">`)
  const bad: [what: string, code: string, bytes: () => Promise<Buffer> | Buffer][] = [
    ['an encrypted file', 'encrypted', async () => flagged(await packed([good]), 8, 1)],
    ['a path to above', 'unsafe_name', async () => renamedTo('../evil.png')],
    ['an absolute path', 'unsafe_name', async () => renamedTo('/xx/vil.png')],
    ['a drive', 'unsafe_name', async () => renamedTo('C:/xxvil.png')],
    ['a backslash', 'unsafe_name', async () => renamedTo('xx\\evil.png')],
    ['a symbolic link', 'symbolic_link', () => packed([good, ['a.png', 'b', { mode: 0o120777 }]])],
    ['two files of one name', 'same_name', () => packed([good, good])],
    ['a file larger than declared', 'false_size', async () => flagged(await packed([good]), 24, 9)],
    [
      'a file smaller than declared',
      'false_size',
      async () => flagged(await packed([good]), 24, 900),
    ],
    [
      'another checksum than declared',
      'damaged_archive',
      async () => flagged(await packed([good]), 16, 7),
    ],
    ['a bomb', 'unpacks_too_large', () => packed([good, ['b.bin', Buffer.alloc(4_000_000)]])],
    [
      'too many files',
      'too_many_files',
      () =>
        packed([good, ...Array.from({ length: 500 }, (_, n): [string, string] => [`${n}`, ''])]),
    ],
    ['half of a ZIP', 'damaged_archive', async () => (await packed([good])).subarray(0, 60)],
    ['no page', 'no_page', () => packed([['page.html', page('Good')]])],
    ['a page in UTF-16', 'not_utf8', () => packed([['index.html', utf16(page('Good'))]])],
    ['a page in Latin-1', 'not_utf8', () => Buffer.from(page('Grüße'), 'latin1')],
    ['a page that is too large', 'page_too_large', () => Buffer.from(page('x'.repeat(2 << 20)))],
    ['a text', 'not_a_page', () => Buffer.from('Only a text')],
    ['nothing', 'not_a_page', () => Buffer.alloc(0)],
    ['a page with too many elements', 'too_complex', () => Buffer.from(page('<i>'.repeat(40_001)))],
    [
      'a picture that is none',
      'bad_image',
      () =>
        packed([
          ['index.html', shows('a.png')],
          ['a.png', '<script>'],
        ]),
    ],
    [
      'a picture after a good one that is none',
      'bad_image',
      () =>
        packed([
          ['index.html', shows('a.png').replace('<img', '<img src="good.png"><img')],
          ['good.png', flatPng(20, 20)],
          ['a.png', 'GIF89a'],
        ]),
    ],
    [
      'a document that is none',
      'bad_document',
      () =>
        packed([
          ['index.html', page('Good').replace('</h1>', '</h1><a href=a.pdf>')],
          ['a.pdf', '%'],
        ]),
    ],
  ]

  for (const [what, code, bytes] of bad) {
    test(`${what} is refused with a sentence, and nothing is stored`, async ({
      assert,
      client,
    }) => {
      const { bearer } = await signedInUser()
      const before = await kept()
      const answer = await sendImport(client, { bearer, bytes: await bytes() })
      assert.equal(answer.status(), 400, answer.text())
      assert.include(answer.body(), { success: false, code })
      assert.match(answer.body().error, /^[“T].*\.$/)
      assert.deepEqual(await kept(), before)
    })
  }

  test('a form without a file is refused, and a file that is too large', async ({ client }) => {
    const { bearer } = await signedInUser()
    const empty = await client.post('/api/spa/websites/import/').bearerToken(bearer).json({})
    empty.assertStatus(400)
    empty.assertBodyContains({ success: false, code: 'no_file' })
    const large = await sendImport(client, { bearer, bytes: Buffer.alloc((60 << 20) + 1) })
    large.assertStatus(413)
    large.assertBodyContains({ success: false, error: 'File size must be less than 60MB' })
  })

  async function renamedTo(name: string): Promise<Buffer> {
    return renamed(await packed([good, ['xx/evil.png', 'x']]), 'xx/evil.png', name)
  }
})

const flagged = (archive: Buffer, offset: number, value: number) =>
  directoryChanged(archive, { offset, value, size: offset === 8 ? 2 : 4 })

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

async function kept() {
  const files = await readdir(join(dataDir, 'images')).catch(() => [])
  return { ...(await databaseDump()), files: files.toSorted() }
}

/** With facts, a used and an unused picture, and a document. */
async function fullWebsite(
  client: Parameters<typeof sendPicture>[0],
  user: Parameters<typeof readyWebsite>[0],
  bearer: string
): Promise<Website> {
  const words = { title: 'Rye', prompt: 'A bakery', contactEmail: 'rye@example.com' }
  const website = await readyWebsite(user, words)
  const used = await sendPicture(client, website.id, { bearer, bytes: flatPng(600, 400) })
  await sendPicture(client, website.id, { bearer, bytes: flatPng(30, 20), title: 'Unused' })
  const prices = await client
    .post(`/api/spa/websites/${website.id}/upload_file/`)
    .bearerToken(bearer)
    .file('file', PDF, { filename: 'Our prices.pdf', contentType: 'application/pdf' })
  const more = `<img src="${used.body().path}"><a href="${prices.body().path}">Prices</a>`
  const html = page('Fresh').replace('</h1>', `</h1>${more}<p data-todo="Hours">Hours</p>`)
  await new SaveRevision().handle({ website, html, sheet: SHEET, author: 'you', summary: 'Made' })
  return website
}

function wordsOf({ hash, title, alt, width, height, widths, size, position }: Record<string, any>) {
  return { hash, title, alt, width, height, widths, size, position }
}
