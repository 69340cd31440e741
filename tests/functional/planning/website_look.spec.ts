import { test } from '@japa/runner'
import { contrast } from 'site-designer'
import { EditedPage } from '#designer_tests/helpers/editing'
import { currentHtml, Revision } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { page, readyWebsite } from '#tests/helpers/websites'

const PAGE = EditedPage.ofOurs('barber').html

async function site(html = PAGE) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user, { html })
  return { website, bearer, path: `/api/spa/websites/${website.id}` }
}

test.group('The look of a website', () => {
  test('is listed with every direction and previewed without storing anything', async ({
    client,
    assert,
  }) => {
    const { website, bearer, path } = await site()
    const plain = await client.get(`${path}/look/`).bearerToken(bearer)
    plain.assertStatus(200)
    assert.equal(plain.body().html, PAGE)
    assert.lengthOf(plain.body().directions, 8)
    assert.include(PAGE, `data-direction="${plain.body().direction}"`)

    const wishes = { primary_color: '#ffe34d', theme: 'dark', corner_radius: '0' }
    const tried = await client.get(`${path}/look/`).qs(wishes).bearerToken(bearer)
    const { html, look } = tried.body()
    assert.deepEqual(look, plain.body().look)
    assert.include(html, '--brand: #ffe34d;')
    assert.include(html, '--radius: 0px;')
    const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(html)![1]
    assert.isAbove(contrast(token('on-brand'), token('brand')), 4.5)
    assert.isAbove(contrast(token('text'), token('paper')), 4.5)
    assert.equal(await currentHtml(website), PAGE)
  })

  test('the previewed page is stored as one change of the look', async ({ client, assert }) => {
    const { website, bearer, path } = await site()
    const wishes = { primary_color: '#0a7d5c', heading_font: 'Oswald' }
    const tried = (await client.get(`${path}/look/`).qs(wishes).bearerToken(bearer)).body()
    const kept = await client
      .post(`${path}/direction/`)
      .bearerToken(bearer)
      .json({ direction: tried.direction, look: wishes })
    kept.assertStatus(200)
    assert.equal(kept.body().html_content, tried.html)
    const revisions = await Revision.query().where('website_id', website.id).orderBy('version')
    assert.lengthOf(revisions, 2)
    assert.equal(revisions[1].summary, 'Look changed')
  })

  test('an invalid look and a page that was not generated here are refused', async ({
    client,
    assert,
  }) => {
    const { bearer, path } = await site()
    const wrong: Record<string, string>[] = [
      { primary_color: 'red;}' },
      { theme: 'grey' },
      { heading_font: "Arial'" },
      { corner_radius: '900' },
      { direction: '__proto__' },
    ]
    for (const wishes of wrong) {
      const response = await client.get(`${path}/look/`).qs(wishes).bearerToken(bearer)
      response.assertStatus(400)
      assert.properties(response.body(), Object.keys(wishes))
    }
    const foreign = await site(page('Mine'))
    const response = await client.get(`${foreign.path}/look/`).bearerToken(foreign.bearer)
    response.assertStatus(400)
    assert.equal(response.body().code, 'foreign_page')
  })
})
