import { test } from '@japa/runner'
import { etagOf } from '#contract/website_etag'
import { EditedPage } from '#designer_tests/helpers/editing'
import { currentHtml, Revision, Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { picture, sendPicture } from '#tests/helpers/pictures'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { readyWebsite } from '#tests/helpers/websites'

const PAGE = EditedPage.ofOurs('barber').html

async function site() {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user, { html: PAGE })
  const html = async () => currentHtml(await Website.findOrFail(website.id))
  return { website, bearer, html, path: `/api/spa/websites/${website.id}` }
}

test.group('Title and description of a page', () => {
  test('change everywhere in the head, as one revision that can be undone', async ({
    client,
    assert,
  }) => {
    const { website, bearer, html, path } = await site()
    const response = await client
      .patch(`${path}/page_details/`)
      .bearerToken(bearer)
      .header('if-match', etagOf({ id: website.id, version: 1 }))
      .json({ title: ' Sharp "cuts" & beards ', description: 'A good barber.' })
    response.assertStatus(200)
    const after = await html()
    assert.equal(response.body().html_content, after)
    assert.include(after, '<title>Sharp "cuts" &amp; beards</title>')
    assert.match(after, /name="description"[^>]*barber\./)
    const revisions = await Revision.query().where('website_id', website.id).orderBy('version')
    assert.equal(revisions[1].summary, 'Title changed')
    await client.post(`${path}/undo/`).bearerToken(bearer)
    assert.equal(await html(), PAGE)
  })

  test('empty and too long values and old versions are refused', async ({ client, assert }) => {
    const { website, bearer, html, path } = await site()
    const send = (body: object, version = 1) =>
      client
        .patch(`${path}/page_details/`)
        .bearerToken(bearer)
        .header('if-match', etagOf({ id: website.id, version }))
        .json(body)
    for (const body of [{ title: ' ' }, { title: 'x'.repeat(121) }, { description: 7 }]) {
      const response = await send(body)
      response.assertStatus(400)
      assert.properties(response.body(), Object.keys(body))
    }
    ;(await send({ title: 'New' }, 7)).assertStatus(409)
    assert.equal(await html(), PAGE)
  })
})

test.group('Page icon and share picture', () => {
  test('are pictures of the website, published under its address, and can be removed', async ({
    client,
    assert,
  }) => {
    const { website, bearer, html, path } = await site()
    const sent = await sendPicture(client, website.id, {
      bearer,
      bytes: await picture('jpeg', { width: 1500, height: 800 }),
    })
    const { id, path: file } = sent.body()
    const change = (body: object) =>
      client.patch(`${path}/page_details/`).bearerToken(bearer).json(body)
    ;(await change({ icon: id, picture: id })).assertStatus(200)
    const small = file.replace('.webp', '-480.webp')
    assert.include(await html(), `<link rel="icon" type="image/webp" href="${small}">`)
    const shared = file.replace('.webp', '-1440.webp')
    assert.include(await html(), `<meta property="og:image" content="${shared}">`)
    assert.include(await html(), '<meta property="og:image:height" content="768">')

    const { deployment } = await publish(await Website.findOrFail(website.id))
    const address = deployment.deploymentUrl
    const live = (await rawRequest(`${address}/`)).body
    assert.include(live, `<meta property="og:image" content="${address}/${shared}">`)
    assert.notInclude(live, 'card-')
    for (const one of [small, shared]) {
      assert.equal((await rawRequest(`${address}/${one}`)).status, 200)
    }

    ;(await change({ icon: null, picture: null })).assertStatus(200)
    assert.notInclude(await html(), 'images/')
    assert.equal(iconIn(await html()), iconIn(PAGE))
    assert.notInclude(await html(), 'og:image')
  })

  test('must belong to this website, and only its owner can change them', async ({
    client,
    assert,
  }) => {
    const { website, bearer, html, path } = await site()
    const other = await site()
    const sent = await sendPicture(client, other.website.id, {
      bearer: other.bearer,
      bytes: await picture('png'),
    })
    const change = (as: string, body: object) =>
      client.patch(`${path}/page_details/`).bearerToken(as).json(body)
    const foreign = await change(bearer, { icon: sent.body().id })
    foreign.assertStatus(400)
    assert.equal(foreign.body().code, 'unknown_picture')
    ;(await change(bearer, { picture: 7 })).assertStatus(400)
    ;(await change(bearer, {})).assertStatus(400)
    ;(await change(other.bearer, { icon: null })).assertStatus(404)
    assert.equal(await html(), PAGE)
    assert.equal((await Website.findOrFail(website.id)).version, 1)
  })
})

const iconIn = (html: string) => /<link rel="icon"[^>]*href="([^"]*)/.exec(html)?.[1]

test.group('Two versions of a page compared', () => {
  test('lists the differences from an earlier version', async ({ client, assert }) => {
    const { website, bearer, path } = await site()
    await client.patch(`${path}/page_details/`).bearerToken(bearer).json({ title: 'Another title' })
    const difference = (revision: string) =>
      client.get(`${path}/revisions/${revision}/difference/`).bearerToken(bearer)
    const first = await difference(website.revisionId!)
    first.assertStatus(200)
    assert.isTrue(first.body().about)
    assert.deepEqual(first.body().sections, [])
    const { revisionId } = await Website.findOrFail(website.id)
    assert.isFalse((await difference(revisionId!)).body().about)
    ;(await difference('00000000-0000-4000-8000-000000000000')).assertStatus(404)
  })
})
