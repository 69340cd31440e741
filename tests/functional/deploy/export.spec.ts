import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import { hosts, siteOrigin } from '#config/hosts'
import { imagePath } from '#contract/images'
import { imagesOf } from '#websites/images/owner'
import { currentHtml, Website } from '#websites/main'
import { fontFaces } from 'site-designer/fonts'
import { PDF } from '#tests/helpers/documents'
import { signedInUser } from '#tests/helpers/people'
import { flatPng, sendPicture } from '#tests/helpers/pictures'
import { edit, readyWebsite } from '#tests/helpers/websites'

const PAGE = `<!doctype html><html lang="tr"><head><title>Fırın</title>
<style>${fontFaces([{ family: 'Lato', weights: [400], italics: [400] }])}</style></head>
<body data-element-id="e1"><h1 data-element-id="e2">Günaydın</h1>
<p data-todo="Add your hours">Add your hours</p>
<form method="post" action="/_forms/contact"><button>Gönder</button></form></body></html>`

test.group('The page as one file', () => {
  test('works from any folder: it contains its fonts, its form has the full address, and empty places are removed', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    const before = await currentHtml(website)
    const answer = await client.get(`/api/spa/websites/${website.id}/export/`).bearerToken(bearer)
    answer.assertStatus(200)
    const { html_content: html } = answer.body()
    assert.include(html, `action="${siteOrigin(website.slug)}/_forms/contact"`)
    for (const style of ['normal', 'italic'])
      assert.include(
        html,
        `font-style:${style};font-weight:400;font-display:swap;src:url(data:font/woff2;base64,`
      )
    for (const word of ['fonts/', 'data-element-id', 'data-todo', 'Add your hours', 'preload']) {
      assert.notInclude(html, word)
    }
    assert.equal(await currentHtml(await Website.findOrFail(website.id)), before)
  })

  test('contains its own pictures', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    const path = `/api/spa/websites/${website.id}`
    const uploaded = await client
      .post(`${path}/upload_image/`)
      .bearerToken(bearer)
      .file('image', flatPng(600, 400), { filename: 'bread.png', contentType: 'image/png' })
    uploaded.assertStatus(201)
    const [image] = await imagesOf({ websiteId: website.id, planId: null })
    const picture = `<img src="${imagePath(image.hash)}" alt="Bread">`
    const withPicture = PAGE.replace('<p data-todo', `${picture}<p data-todo`)
    const saved = await client
      .put(`${path}/update_html/`)
      .bearerToken(bearer)
      .json({ html_content: withPicture })
    assert.equal(saved.status(), 200, saved.text())
    const answer = await client.get(`${path}/export/`).bearerToken(bearer)
    const { html_content: html } = answer.body()
    assert.include(html, '<img src="data:image/webp;base64,')
    assert.notInclude(html, 'images/')
  })
})

test.group('The page as an archive', () => {
  test('contains the icon that the owner has chosen', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    const sent = await sendPicture(client, website.id, { bearer, bytes: flatPng(600, 400) })
    sent.assertStatus(201)
    const icon = `<link rel="icon" href="${sent.body().path}">`
    await edit(website, PAGE.replace('</title>', `</title>${icon}`))
    const answer = await archiveOf(website, bearer)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    assert.containsSubset(Object.keys(files), ['favicon.ico', sent.body().path])
    assert.deepEqual([...files['favicon.ico'].subarray(0, 8)], [0, 0, 1, 0, 1, 0, 48, 48])
    assert.equal(strFromU8(files['apple-touch-icon.png'].subarray(1, 4)), 'PNG')
  })

  test('contains fonts, pictures and documents as separate files', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    const path = `/api/spa/websites/${website.id}`
    const photo = await client
      .post(`${path}/upload_image/`)
      .bearerToken(bearer)
      .file('image', flatPng(600, 400), { filename: 'bread.png', contentType: 'image/png' })
    photo.assertStatus(201)
    const prices = await client
      .post(`${path}/upload_file/`)
      .bearerToken(bearer)
      .file('file', PDF, { filename: 'prices.pdf', contentType: 'application/pdf' })
    prices.assertStatus(201)
    const [{ hash }] = await imagesOf({ websiteId: website.id, planId: null })
    const { path: pricesPath } = prices.body()
    const own = `<img src="${imagePath(hash)}" alt="Bread"><a href="${pricesPath}">Prices</a>`
    const saved = await client
      .put(`${path}/update_html/`)
      .bearerToken(bearer)
      .json({ html_content: PAGE.replace('<p data-todo', `${own}<p data-todo`) })
    assert.equal(saved.status(), 200, saved.text())

    const answer = await archiveOf(website, bearer)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'application/zip')
    const attached = `attachment; filename="${website.slug}.zip"`
    assert.equal(answer.headers.get('content-disposition'), attached)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const html = strFromU8(files['index.html'])
    const fonts = html.match(/fonts\/[\w-]+\.woff2/g) ?? []
    assert.lengthOf(
      fonts.filter((font) => font.includes('-italic-')),
      2
    )
    const named = [
      'index.html',
      'sitewright.json',
      ...new Set(fonts),
      imagePath(hash),
      imagePath(hash, 480),
      pricesPath,
    ]
    assert.sameMembers(Object.keys(files), named)
    assert.equal(strFromU8(files[imagePath(hash)].subarray(8, 12)), 'WEBP')
    assert.equal(strFromU8(files[pricesPath].subarray(0, 5)), '%PDF-')
    for (const font of fonts) assert.equal(strFromU8(files[font].subarray(0, 4)), 'wOF2')
    assert.include(html, `action="${siteOrigin(website.slug)}/_forms/contact"`)
    for (const word of ['data:', 'data-element-id', 'Add your hours', 'preload']) {
      assert.notInclude(html, word)
    }
  })
})

function archiveOf({ id }: Website, bearer: string) {
  return fetch(`${hosts.appUrl}/api/spa/websites/${id}/export_archive/`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
}
