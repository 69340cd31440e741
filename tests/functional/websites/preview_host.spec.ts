import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { signedAddress, Website } from '#websites/main'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { signedInUser } from '#tests/helpers/people'
import { postForm, rawRequest } from '#tests/helpers/raw_request'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

async function preview(html = page('Draft')) {
  const { user } = await signedInUser()
  const website = await readyWebsite(user, { html })
  return { user, website, address: signedAddress(website, { mode: 'v', userId: user.id }) }
}

test.group('The preview host', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('shows the draft at a signed address, which only the app can frame', async ({ assert }) => {
    const { address } = await preview()
    const answer = await rawRequest(address)
    assert.equal(answer.status, 200)
    assert.equal(answer.body, page('Draft'))
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
    const appUrl = `http://localhost:${process.env.PORT}`
    assert.equal(answer.headers['content-security-policy'], `frame-ancestors ${appUrl}`)
    assert.equal(answer.headers['referrer-policy'], 'no-referrer')
    assert.equal(answer.headers['cache-control'], 'private, no-store')
    assert.equal(answer.headers['x-robots-tag'], 'noindex')
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
    assert.isUndefined(answer.headers['set-cookie'])
  })

  test('keeps showing the version in the address', async ({ assert }) => {
    const { user, website, address } = await preview()
    await edit(website, page('Newer'))
    assert.equal((await rawRequest(address)).body, page('Draft'))
    const newer = signedAddress(website, { mode: 'v', userId: user.id })
    assert.equal((await rawRequest(newer)).body, page('Newer'))
  })

  test('expires after ten minutes and links back', async ({ assert }) => {
    const { website, address } = await preview()
    const start = Date.now()
    Settings.now = () => start + 9 * 60_000
    assert.equal((await rawRequest(address)).status, 200)
    Settings.now = () => start + 10 * 60_000 + 1
    const answer = await rawRequest(address)
    assert.equal(answer.status, 410)
    assert.include(answer.body, `http://localhost:${process.env.PORT}/preview/${website.id}`)
    assert.notInclude(answer.body, 'Draft')
  })

  test('refuses a changed address', async ({ assert }) => {
    const { website, address } = await preview()
    await edit(website, page('Secret'))
    const other = await preview()
    const [, mode, version, signed] = new URL(address).pathname.split('/')
    const [expires, signature] = signed.split('.')
    const forgeries = [
      `/${mode}/2/${signed}/`,
      `/e/${version}/${signed}/`,
      `/${mode}/${version}/${Number(expires) + 60}.${signature}/`,
      `/${mode}/${version}/${expires}.${'A'.repeat(43)}/`,
      new URL(other.address).pathname,
    ]
    for (const path of forgeries) {
      const answer = await rawRequest(address, { path })
      assert.equal(answer.status, 403, path)
      assert.notInclude(answer.body, '<h1 data-element-id')
    }
  })

  test('serves no other pages, and answers only for hosts of websites', async ({ assert }) => {
    const { address } = await preview()
    const { pathname, origin } = new URL(address)
    const paths = [
      '/',
      '/v/1/',
      '/etc/passwd',
      `${pathname}about`,
      `${pathname}../../..`,
      '/api/users/me/',
    ]
    for (const path of paths) {
      assert.equal((await rawRequest(address, { path })).status, 404, path)
    }
    const bare = await rawRequest(address, { path: pathname.slice(0, -1) })
    assert.equal(bare.status, 308)
    assert.equal(bare.headers.location, pathname)

    const nobody = origin.replace(/p-[a-z0-9]+/, 'p-nobody')
    assert.equal((await rawRequest(`${nobody}${pathname}`)).status, 404)
    assert.equal((await rawRequest(address, { method: 'DELETE' })).status, 405)
  })

  test('answers HEAD without a body', async ({ assert }) => {
    const { address } = await preview()
    const answer = await rawRequest(address, { method: 'HEAD' })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['content-length'], String(Buffer.byteLength(page('Draft'))))
    assert.equal(answer.body, '')
  })

  test('serves the fonts of pages, which browsers may cache for good and every frame can use', async ({
    assert,
  }) => {
    const { address } = await preview()
    for (const folder of [address, new URL('/', address).href]) {
      for (const style of ['normal', 'italic']) {
        const name = `fonts/inter-latin-400-${style}.woff2`
        const font = await rawRequest(new URL(name, folder).href)
        assert.equal(font.status, 200)
        assert.equal(font.bytes.subarray(0, 4).toString(), 'wOF2')
        assert.equal(font.headers['content-type'], 'font/woff2')
        assert.equal(font.headers['cache-control'], 'public, max-age=31536000, immutable')
        assert.equal(font.headers['access-control-allow-origin'], '*')
      }
    }
    const unknown = new URL('/fonts/inter-latin-401-normal.woff2', address).href
    assert.equal((await rawRequest(unknown)).status, 404)
  })

  test('serves our own pictures, and no name that is not one', async ({ assert }) => {
    const { address } = await preview()
    for (const folder of [address, new URL('/', address).href]) {
      const picture = await rawRequest(new URL('stills/door-800.webp', folder).href)
      assert.equal(picture.status, 200)
      assert.equal(picture.bytes.toString('latin1', 8, 12), 'WEBP')
      assert.equal(picture.headers['content-type'], 'image/webp')
      assert.equal(picture.headers['cache-control'], 'public, max-age=31536000, immutable')
      assert.equal(picture.headers['access-control-allow-origin'], '*')
    }
    for (const path of ['/stills/door-801.webp', '/stills/../README.md', '/stills/__proto__']) {
      assert.equal((await rawRequest(address, { path })).status, 404, path)
    }
  })

  test('sends nothing when a form is submitted', async ({ assert }) => {
    const { website, address } = await preview()
    await website.merge({ contactEmail: 'shop@example.com' }).save()
    const before = await databaseDump()
    for (const form of [new URL('/_forms/contact', address).href, `${address}_forms/contact`]) {
      const answer = await postForm(form, { email: 'v@example.com', message: 'Hello' })
      assert.equal(answer.status, 200)
      assert.include(answer.body, 'This is a preview')
    }
    assert.deepEqual(await changesSince(before), [])
  })

  test('disappears with its website', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user)
    const address = signedAddress(website, { mode: 'v', userId: user.id })
    await client.delete(`/api/spa/websites/${website.id}/`).bearerToken(bearer)
    assert.equal((await rawRequest(address)).status, 404)
    assert.isNull(await Website.find(website.id))
  })
})
