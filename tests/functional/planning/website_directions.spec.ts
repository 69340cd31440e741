import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { etagOf } from '#contract/website_etag'
import { currentHtml, Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { Planner } from '#tests/helpers/planning'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

async function built(client: ApiClient) {
  const planner = await Planner.signedIn(client)
  const { user, bearer } = planner
  const id = await planner.built()
  const path = `/api/spa/websites/${id}`
  return {
    user,
    bearer,
    website: () => Website.findOrFail(id),
    html: async () => currentHtml(await Website.findOrFail(id)),
    directions: () => client.get(`${path}/directions/`).bearerToken(bearer),
    restyle: (body: object) => client.post(`${path}/direction/`).bearerToken(bearer).json(body),
    undo: () => client.post(`${path}/undo/`).bearerToken(bearer),
  }
}

const texts = (html: string) =>
  Array.from(
    html.replace(/<style>[\s\S]*?<\/style>/, '').matchAll(/>([^<>]+)</g),
    ([, text]) => text
  )

test.group('A new direction for a website', () => {
  test('three other directions are shown, and nothing is stored', async ({ client, assert }) => {
    const site = await built(client)
    const before = await site.html()
    const now = /data-direction="([^"]*)"/.exec(before)![1]
    const response = await site.directions()
    response.assertStatus(200)
    const { directions } = response.body()
    assert.lengthOf(directions, 3)
    for (const { id, name, html } of directions) {
      assert.notEqual(id, now)
      assert.isNotEmpty(name)
      assert.include(html, `data-direction="${id}"`)
      assert.deepEqual(texts(html), texts(before))
    }
    assert.equal(await site.html(), before)
    assert.equal((await site.website()).version, 1)
  })

  test('the shown page is what is stored, and one undo restores every byte', async ({
    client,
    assert,
  }) => {
    const site = await built(client)
    await edit(await site.website(), (await site.html()).replace('<h1 ', '<h1 style="color: red" '))
    const before = await site.html()
    const [wanted] = (await site.directions()).body().directions

    const response = await site.restyle({ direction: wanted.id })
    response.assertStatus(200)
    assert.equal(response.body().html_content, wanted.html)
    assert.equal(await site.html(), wanted.html)
    assert.isTrue(response.body().can_undo)
    ;(await site.undo()).assertStatus(200)
    assert.equal(await site.html(), before)
  })

  test('the look can be changed in the same step', async ({ client, assert }) => {
    const site = await built(client)
    const look = {
      primary_color: '#0a7d5c',
      theme: 'dark',
      heading_font: 'Oswald',
      corner_radius: 0,
    }
    ;(await site.restyle({ direction: 'ledger', look })).assertStatus(200)
    const html = await site.html()
    for (const part of ['--brand: #0a7d5c;', 'data-theme="dark"', "'Oswald'", '--radius: 0px;']) {
      assert.include(html, part)
    }
  })

  test('a change to an old version is refused, and nothing is lost', async ({ client, assert }) => {
    const site = await built(client)
    const { id, version } = await site.website()
    await edit(await site.website(), (await site.html()).replace('Rye', 'Oat'))
    const before = await site.html()
    const response = await site
      .restyle({ direction: 'poster' })
      .header('if-match', etagOf({ id, version }))
    response.assertStatus(409)
    assert.equal(response.body().code, 'stale')
    assert.equal(await site.html(), before)
  })

  test('a page that was not generated here is refused and stays unchanged', async ({
    client,
    assert,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('Mine') })
    const path = `/api/spa/websites/${website.id}`
    for (const response of [
      await client.get(`${path}/directions/`).bearerToken(bearer),
      await client.post(`${path}/direction/`).bearerToken(bearer).json({ direction: 'poster' }),
    ]) {
      response.assertStatus(400)
      assert.equal(response.body().code, 'foreign_page')
    }
    assert.equal(await currentHtml(website), page('Mine'))
  })
})
