import { test } from '@japa/runner'
import { etagOf } from '#contract/website_etag'
import { EditedPage } from '#designer_tests/helpers/editing'
import { currentHtml, Revision, Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { readyWebsite } from '#tests/helpers/websites'

const PAGE = EditedPage.ofOurs('barber').html

async function site() {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user, { html: PAGE })
  const html = async () => currentHtml(await Website.findOrFail(website.id))
  return { website, bearer, html, path: `/api/spa/websites/${website.id}` }
}

test.group('Title and description of a page', () => {
  test('change wherever the head says them, as one revision that undo takes back', async ({
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

  test('what is empty or too long is refused, and so is what was made on an old page', async ({
    client,
    assert,
  }) => {
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

test.group('Two versions of a page compared', () => {
  test('tells what is different now from an earlier one', async ({ client, assert }) => {
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
