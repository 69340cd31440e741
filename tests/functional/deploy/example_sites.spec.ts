import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { siteOrigin } from '#config/hosts'
import { exampleIds, exampleLabel } from '#contract/example_sites'
import { freeSlug } from '#websites/services/slug'
import { inTransaction } from '#core/transaction'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { signedInUser } from '#tests/helpers/people'
import { postForm, rawRequest } from '#tests/helpers/raw_request'
import { readyWebsite } from '#tests/helpers/websites'
import { landing } from '../../../resources/lib/text/en/landing.ts'

const FORM = { name: 'Eve', email: 'eve@example.com', message: 'Is there rye on Monday?' }
const address = `${siteOrigin(exampleLabel('bakery'))}/`

const headingOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)![1].replace('&amp;', '&')

test.group('The examples of the landing page', (group) => {
  // The first page waits for a thread that loads the designer.
  group.tap((one) => one.timeout(120_000))

  test('are {$self}: a finished page with the title of its card')
    .with([...exampleIds])
    .run(async ({ assert }, id) => {
      const { status, headers, body } = await rawRequest(`${siteOrigin(exampleLabel(id))}/`)
      assert.equal(status, 200)
      assert.equal(headingOf(body), landing.gallery.sites[id].title)
      assert.include(body, `<title>${landing.gallery.sites[id].title.replace('&', '&amp;')}`)
      assert.include(headers['content-security-policy'], `form-action 'self'`)
      assert.containsSubset(headers, {
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-robots-tag': 'noindex',
      })
      const markup = body.replace(/<style[\s\S]*?<\/style>/g, '')
      assert.notMatch(markup, /data-(todo|field|element-id|sw-)/)
    })

  test('have the addresses that the landing page reads', async ({ assert, client }) => {
    const { examples } = (await client.get('/api/app/configuration/')).body()
    assert.deepEqual(Object.keys(examples), [...exampleIds])
    assert.equal(examples.bakery, address)
  })

  test('have their fonts and pictures of ours on their own host', async ({ assert }) => {
    const { body } = await rawRequest(address)
    const names = [...body.matchAll(/(?<=["'( ])(?:fonts|stills)\/[\w-]+\.(?:woff2|webp)/g)]
    assert.isAbove(names.length, 0)
    for (const [name] of names) {
      const file = await rawRequest(address + name)
      assert.equal(file.status, 200, name)
      assert.include(file.headers['cache-control'], 'immutable')
    }
    assert.equal((await rawRequest(`${address}fonts/none.woff2`)).status, 404)
  })

  test('are sent compressed, once, and always the same', async ({ assert }) => {
    const plain = await rawRequest(address)
    const gzip = await rawRequest(address, { headers: { 'accept-encoding': 'gzip' } })
    assert.equal(gzip.headers['content-encoding'], 'gzip')
    assert.deepEqual(gunzipSync(gzip.bytes), plain.bytes)
    const again = await rawRequest(address, { headers: { 'if-none-match': plain.headers.etag! } })
    assert.equal(again.status, 304)
    const head = await rawRequest(address, { method: 'HEAD' })
    assert.equal(head.headers['content-length'], String(plain.bytes.length))
    assert.lengthOf(head.bytes, 0)
  })

  test('have no other path, method or host', async ({ assert }) => {
    const missing = await rawRequest(`${address}prices`)
    assert.equal(missing.status, 404)
    assert.include(missing.body, landing.gallery.sites.bakery.title)
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
      const refused = await rawRequest(address, { method })
      assert.equal(refused.status, 405, method)
      assert.equal(refused.headers.allow, 'GET, HEAD')
    }
    assert.equal((await postForm(address, FORM)).status, 405)
    assert.equal((await rawRequest(`${siteOrigin('example-nobody')}/`)).status, 404)
    assert.equal((await rawRequest(`${siteOrigin('example-')}/`)).status, 404)
  })

  test('store neither messages nor visits', async ({ assert }) => {
    const before = await databaseDump()
    await rawRequest(address)
    const sent = await postForm(`${address}_forms/contact`, FORM)
    assert.equal(sent.status, 200)
    assert.include(sent.body, 'This is an example')
    assert.notInclude(sent.body, FORM.message)
    assert.deepEqual(await changesSince(before), [])
  })

  test('keep their addresses: no website gets one', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user)
    for (const slug of ['example-bakery', 'example-anything']) {
      const answer = await client
        .post('/api/deployment/deployments/change_address/')
        .json({ website_id: website.id, slug })
        .bearerToken(bearer)
      answer.assertStatus(400)
      answer.assertBodyContains({ code: 'address_reserved' })
    }
    const named = await inTransaction((trx) => freeSlug(trx, 'Example Bakery', user.id))
    assert.match(named, /^site-example-bakery-\w+$/)
  })
})
