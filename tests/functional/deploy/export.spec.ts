import { test } from '@japa/runner'
import { siteOrigin } from '#config/hosts'
import { imagePath } from '#contract/images'
import { imagesOf } from '#websites/images/owner'
import { currentHtml, Website } from '#websites/main'
import { fontFaces } from 'site-designer/fonts'
import { signedInUser } from '#tests/helpers/people'
import { flatPng } from '#tests/helpers/pictures'
import { readyWebsite } from '#tests/helpers/websites'

const PAGE = `<!doctype html><html lang="tr"><head><title>Fırın</title>
<style>${fontFaces([{ family: 'Lato', weights: [400] }])}</style></head>
<body data-element-id="e1"><h1 data-element-id="e2">Günaydın</h1>
<p data-todo="Add your hours">Add your hours</p>
<form method="post" action="/_forms/contact"><button>Gönder</button></form></body></html>`

test.group('The page as one file', () => {
  test('works wherever it lies: its fonts inside, its form at the full address, no places to fill in', async ({
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
    assert.include(html, 'src:url(data:font/woff2;base64,')
    for (const word of ['fonts/', 'data-element-id', 'data-todo', 'Add your hours', 'preload']) {
      assert.notInclude(html, word)
    }
    assert.equal(await currentHtml(await Website.findOrFail(website.id)), before)
  })

  test('holds its own pictures', async ({ assert, client }) => {
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
