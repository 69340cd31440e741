import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { Deployment } from '#deploy/models/deployment'
import { ReleaseFile } from '#deploy/models/release_file'
import { readHead, withPublishedHead } from '#deploy/services/published_head'
import { siteMap } from '#deploy/site_host/site_map'
import { shareCard } from '#deploy/share_card/share_card'
import { signedInUser, signUp } from '#tests/helpers/people'
import { plainPicture, sendPicture } from '#tests/helpers/pictures'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, readyWebsite } from '#tests/helpers/websites'

const HEAD =
  '<title>Kordon Fırını – Bakery in Izmir</title><meta property="og:site_name" content="Kordon Fırını">'

function page(head = HEAD, brand = '#9a4a1f') {
  return (
    `<!doctype html>\n<html lang="tr"><head>${head}<style>:root {\n  --paper: #fff9f4;\n` +
    `  --brand: ${brand};\n  --font-heading: 'Lora', serif;\n}</style></head>` +
    '<body><h1>Kordon</h1></body></html>\n'
  )
}

async function live(html: string) {
  const website = await readyWebsite(await signUp({ subscriptionType: 'premium' }), { html })
  const { deployment } = await publish(website)
  const address = `${deployment.deploymentUrl}/`
  return { website, address, read: async () => (await rawRequest(address)).body }
}

/** A picture, and the red, green, blue and opacity of its pixels. */
async function decoded(bytes: Buffer) {
  // The product only lets files be decoded.
  const file = join(await mkdtemp(join(tmpdir(), 'icon-')), 'icon.png')
  await writeFile(file, bytes)
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 4)]
  return { width, height, pixel }
}

function metaIn(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
}

test.group('The share card of a published site', () => {
  test('has an absolute address on the site and is 1200 by 630 pixels', async ({ assert }) => {
    const { address, read } = await live(page())
    const html = await read()
    const url = metaIn(html, 'og:image')!
    assert.match(url.slice(address.length), /^images\/card-[0-9a-f]{16}\.png$/)
    assert.isTrue(url.startsWith(address))
    assert.equal(metaIn(html, 'og:image:width'), '1200')
    assert.equal(metaIn(html, 'og:image:height'), '630')
    assert.equal(metaIn(html, 'og:image:alt'), 'Kordon Fırını: Bakery in Izmir')
    assert.equal(metaIn(html, 'twitter:card'), 'summary_large_image')

    const card = await rawRequest(url)
    assert.equal(card.status, 200)
    assert.equal(card.headers['content-type'], 'image/png')
    assert.equal(card.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(card.bytes.subarray(1, 4).toString(), 'PNG')
    assert.deepEqual([card.bytes.readUInt32BE(16), card.bytes.readUInt32BE(20)], [1200, 630])
  })

  test('gets a new file name only if its picture changes', async ({ assert }) => {
    const { website, read } = await live(page())
    const first = metaIn(await read(), 'og:image')
    await edit(website, page().replace('<h1>Kordon', '<h1>New'))
    await publish(website)
    assert.equal(metaIn(await read(), 'og:image'), first)
    await edit(website, page(HEAD, '#204080'))
    await publish(website)
    assert.notEqual(metaIn(await read(), 'og:image'), first)
  })

  test('is not made for a page with its own share picture', async ({ assert }) => {
    const own = `${HEAD}<meta property="og:image" content="https://example.com/a.png">`
    const { read } = await live(page(own))
    const html = await read()
    assert.equal(html.match(/og:image/g)!.length, 1)
    assert.notInclude(html, 'images/card-')
  })

  test('a page whose name no font can show is published without a card', async ({ assert }) => {
    const { read } = await live(page('<title>مخبز النور</title>'))
    const html = await read()
    assert.notInclude(html, 'og:image')
    assert.include(html, '<link rel="canonical"')
  })

  test('a page without a name gets no card', async ({ assert }) => {
    assert.isNull(await shareCard(readHead('<title> · </title>')))
    assert.isNull(await shareCard(readHead('')))
  })
})

test.group('The icons of a published site', () => {
  const named = (title: string, brand = '#9a4a1f') => page(`<title>${title}</title>`, brand)
  const inline = '<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,%3Csvg/%3E">'

  for (const [what, html] of [
    ['with a name', named('Kordon – Bakery')],
    ['with an inline icon', page(`${HEAD}${inline}`)],
    ['whose letters no font has', named('مخبز النور')],
    ['that was written by hand', '<!doctype html><html lang="en"><title>·</title><p>Hello</html>'],
  ]) {
    test(`are found at the addresses that every device asks for: a page ${what}`, async ({
      assert,
    }) => {
      const { address } = await live(html)
      const icon = await rawRequest(`${address}favicon.ico`)
      assert.equal(icon.status, 200)
      assert.equal(icon.headers['content-type'], 'image/x-icon')
      assert.deepEqual([...icon.bytes.subarray(0, 8)], [0, 0, 1, 0, 1, 0, 48, 48])
      const png = icon.bytes.subarray(icon.bytes.readUInt32LE(18))
      assert.equal(png.length, icon.bytes.readUInt32LE(14))
      const touch = await rawRequest(`${address}apple-touch-icon.png`)
      assert.equal(touch.status, 200)
      assert.equal(touch.headers['content-type'], 'image/png')
      for (const [bytes, side] of [
        [png, 48],
        [touch.bytes, 180],
      ] as const) {
        assert.equal(bytes.subarray(1, 4).toString(), 'PNG')
        assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [side, side])
      }
    })
  }

  test('have the brand colour of the site, and its initial', async ({ assert }) => {
    const { address } = await live(named('Kordon', '#204080'))
    const { bytes } = await rawRequest(`${address}apple-touch-icon.png`)
    const { pixel, width, height } = await decoded(bytes)
    assert.deepEqual(pixel(0, 0).slice(0, 3), [0x20, 0x40, 0x80])
    let letter = 0
    for (let at = 0; at < width * height; at++) {
      if (pixel(at % width, Math.floor(at / width))[0] > 0xf0) letter++
    }
    assert.isAbove(letter, 300)
  })

  test('are the picture that the owner has chosen', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: named('Kordon') })
    const sent = await sendPicture(client, website.id, {
      bearer,
      bytes: await plainPicture('png', { width: 600, height: 300 }),
    })
    sent.assertStatus(201)
    const icon = `<link rel="icon" href="${sent.body().path}">`
    await edit(website, page(`<title>Kordon</title>${icon}`))
    const { deployment } = await publish(website)
    const at = (path: string) => rawRequest(`${deployment.deploymentUrl}/${path}`)

    const touch = await decoded((await at('apple-touch-icon.png')).bytes)
    assert.deepEqual([touch.width, touch.height], [180, 180])
    assert.equal(touch.pixel(90, 2)[3], 0, 'transparent above a picture that is not square')
    assertBrown(touch.pixel(90, 90))
    const ico = (await at('favicon.ico')).bytes
    assert.deepEqual([...ico.subarray(0, 8)], [0, 0, 1, 0, 1, 0, 48, 48])
    const tab = await decoded(ico.subarray(ico.readUInt32LE(18)))
    assert.deepEqual([tab.width, tab.height], [48, 48])
    assertBrown(tab.pixel(24, 24))

    function assertBrown([red, green, blue]: number[]) {
      assert.closeTo(red, 0xaa, 6)
      assert.closeTo(green, 0x55, 6)
      assert.closeTo(blue, 0x44, 6)
    }
  })

  test('a release from before there were icons answers without one', async ({ assert }) => {
    const { website, address } = await live(named('Kordon'))
    const { releaseId } = await Deployment.findByOrFail('website_id', website.id)
    await ReleaseFile.query()
      .where('release_id', releaseId!)
      .whereIn('path', ['favicon.ico', 'apple-touch-icon.png'])
      .delete()
    siteMap.forget(website.slug)
    for (const path of ['favicon.ico', 'apple-touch-icon.png']) {
      const answer = await rawRequest(`${address}${path}`)
      assert.equal(answer.status, 204)
    }
  })
})

test.group('The canonical address of a published site', () => {
  const address = 'http://crumb.localhost:3333'
  const added = (html: string) => withPublishedHead(html, { address, picture: null })

  test('is added to the head, once', async ({ assert }) => {
    const { address: home, read } = await live(page())
    assert.include(await read(), `<link rel="canonical" href="${home}">`)
    const own = '<head><title>x</title><link rel="Canonical" href="https://example.com/"></head>'
    assert.equal(added(own), own)
  })

  test('changes no other byte, and no page without a head', ({ assert }) => {
    const line = `\n<link rel="canonical" href="${address}/">`
    assert.equal(added('<TITLE>x</TITLE>\r\n<p>'), `<TITLE>x</TITLE>${line}\r\n<p>`)
    assert.equal(added('<head ><p>'), `<head >${line}<p>`)
    for (const html of ['', '<p>x', '<svg><title>x</title></svg>']) assert.equal(added(html), html)
  })
})
