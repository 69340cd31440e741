import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { fontNameIn, live, WITH_FONT } from '#tests/helpers/live_site'
import { publish, withoutPublishedHead } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, page } from '#tests/helpers/websites'

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

  test('is served in the best encoding that the browser accepts', async ({ assert }) => {
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

  test('is not sent again to a browser that has it', async ({ assert }) => {
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

  test('answers HEAD like GET without a body, and refuses other methods', async ({ assert }) => {
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

  test('serves its fonts, which browsers may cache for good', async ({ assert }) => {
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

  test('sends the part of a file that is asked for, and never a part of a page', async ({
    assert,
  }) => {
    const { address } = await live(WITH_FONT)
    const font = `${address}fonts/${fontNameIn((await rawRequest(address)).body)}.woff2`
    const whole = await rawRequest(font)
    assert.equal(whole.headers['accept-ranges'], 'bytes')
    const ask = (range: string, more = {}) => rawRequest(font, { headers: { range, ...more } })
    const part = await ask('bytes=4-11')
    assert.equal(part.status, 206)
    assert.equal(part.headers['content-range'], `bytes 4-11/${whole.bytes.length}`)
    assert.deepEqual(part.bytes, whole.bytes.subarray(4, 12))
    const beyond = await ask('bytes=99999999-')
    assert.equal(beyond.status, 416)
    assert.equal(beyond.headers['content-range'], `bytes */${whole.bytes.length}`)
    assert.equal((await ask('bytes=0-1,4-5')).status, 200)
    assert.equal((await ask('bytes=4-11', { 'if-range': '"older"' })).status, 200)
    assert.equal((await rawRequest(address, { headers: { range: 'bytes=0-9' } })).status, 200)
  })

  test('keeps the files of the release before for pages that are still loading', async ({
    assert,
  }) => {
    const { website, address } = await live(WITH_FONT)
    const { body } = await rawRequest(address)
    const font = `${address}fonts/${fontNameIn(body)}.woff2`
    const card = /content="([^"]*\/images\/card-[^"]+)"/.exec(body)![1]
    await edit(website, page('Without a font'))
    await publish(website)
    assert.notInclude((await rawRequest(address)).body, 'woff2')
    for (const file of [font, card]) assert.equal((await rawRequest(file)).status, 200, file)
    assert.include((await rawRequest(`${address}404.html`)).body, 'There is no page')

    const other = await live()
    const elsewhere = new URL(new URL(font).pathname, other.address).href
    assert.equal((await rawRequest(elsewhere)).status, 404)
  })

  test('names its address in robots.txt and the sitemap', async ({ assert }) => {
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

  test('serves no file outside the site for any path', async ({ assert }) => {
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

  test('is served at its own host only', async ({ assert, client }) => {
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

  test('answers a request with an invalid address', async ({ assert }) => {
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
