import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { emptySheet, placedPhotos, type Outline } from 'site-designer'
import { currentHtml, Image, Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { picture } from '#tests/helpers/pictures'
import { Planner } from '#tests/helpers/planning'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'

async function reviewing(client: ApiClient) {
  const planner = await Planner.signedIn(client)
  const { user, bearer } = planner
  const planId = await planner.draft()
  const path = `/api/spa/websites/plan/${planId}/images/`
  let seed = 0
  const add = async (name: string, width: number, height: number) => {
    const bytes = await picture('jpeg', { width, height, seed: ++seed })
    return client.post(path).bearerToken(bearer).file('image', bytes, { filename: name })
  }
  const plan = async () =>
    (await client.get(`/api/spa/websites/plan/${planId}/`).bearerToken(bearer)).body()
  return { user, bearer, planner, planId, path, add, plan }
}

const places = (answer: { body(): { images: { title: string; place: string }[] } }) =>
  answer.body().images.map(({ title, place }) => `${title} ${place}`)

test.group('Photos of a plan', () => {
  test('the first is the main picture, the others are in the gallery', async ({
    assert,
    client,
  }) => {
    const { add, plan } = await reviewing(client)
    const first = await add('shop.jpg', 1000, 600)
    first.assertStatus(201)
    assert.deepEqual(places(first), ['shop.jpg main'])
    await add('rye.jpg', 600, 400)
    const last = await add('oven.jpg', 500, 500)
    assert.deepEqual(places(last), ['shop.jpg main', 'rye.jpg gallery', 'oven.jpg gallery'])
    const { page } = await plan()
    for (const { image_url: url } of last.body().images) {
      assert.include(page, `src="${url}"`)
      assert.equal((await rawRequest(url)).status, 200)
    }
  })

  test('another picture can be first, and a picture can be removed', async ({ assert, client }) => {
    const { add, path, bearer, plan } = await reviewing(client)
    await add('shop.jpg', 1000, 600)
    const { images } = (await add('rye.jpg', 600, 400)).body()
    const change = { position: 0, alt: 'Rye on a board' }
    const moved = await client.patch(`${path}${images[1].id}/`).bearerToken(bearer).json(change)
    moved.assertStatus(200)
    assert.deepEqual(places(moved), ['rye.jpg main', 'shop.jpg gallery'])
    assert.include((await plan()).page, 'alt="Rye on a board"')
    const left = await client.delete(`${path}${images[0].id}/`).bearerToken(bearer)
    assert.deepEqual(places(left), ['rye.jpg main'])
    assert.notInclude((await plan()).page, images[0].path.slice('images/'.length))
  })

  test('feedback and a new look keep them', async ({ assert, client }) => {
    const { add, planner, planId, bearer, plan } = await reviewing(client)
    const { images } = (await add('shop.jpg', 1000, 600)).body()
    await client
      .post(`/api/spa/websites/update-plan/${planId}/`)
      .bearerToken(bearer)
      .json({ feedback: 'Make it darker' })
    assert.include((await plan()).page, images[0].image_url)
    for (const { html } of (await planner.directions(planId)).body().directions) {
      assert.include(html, images[0].image_url)
    }
  })

  test('the built website has them, and visitors see them', async ({ assert, client }) => {
    const { add, planner, planId, path, bearer } = await reviewing(client)
    const { images } = (await add('shop.jpg', 1000, 600)).body()
    const website = await Website.findOrFail(await planner.built(planId))
    assert.include(await currentHtml(website), `src="${images[0].path}"`)
    const list = await client.get(`/api/spa/websites/${website.id}/images/`).bearerToken(bearer)
    assert.deepInclude(list.body()[0], { id: images[0].id, used: true })
    assert.include(list.body()[0].image_url, `p-${website.previewKey}.`)
    assert.equal((await rawRequest(list.body()[0].image_url)).status, 200)
    const { deployment } = await publish(website)
    const seen = await rawRequest(`${deployment.deploymentUrl}/${images[0].path}`)
    assert.equal(seen.headers['content-type'], 'image/webp')
    // The plan is approved and accepts no more.
    const late = await add('late.jpg', 60, 40)
    assert.equal(late.status(), 404)
    const gone = await client.delete(`${path}${images[0].id}/`).bearerToken(bearer)
    assert.equal(gone.status(), 409)
  })

  test('another person can neither see nor add any', async ({ assert, client }) => {
    const { add, path } = await reviewing(client)
    const { images } = (await add('shop.jpg', 100, 60)).body()
    const { bearer } = await signedInUser()
    const bytes = await picture('png')
    const tries = [
      await client.get(path).bearerToken(bearer),
      await client.post(path).bearerToken(bearer).file('image', bytes, { filename: 'a.png' }),
      await client.patch(`${path}${images[0].id}/`).bearerToken(bearer).json({ alt: 'Mine' }),
      await client.delete(`${path}${images[0].id}/`).bearerToken(bearer),
    ]
    for (const answer of tries) answer.assertStatus(404)
    assert.lengthOf(await Image.query().where('plan_id', path.split('/').at(-3)!), 1)
  })
})

test.group('Places of photos', () => {
  const photo = (title: string, width: number, height: number) => {
    return { src: `images/${title}`, title, alt: '', width, height, sources: [] }
  }
  const person = (name: string) => ({ value: { name }, source: 'said' as const })
  const sheet = (photos: ReturnType<typeof photo>[]) => {
    const people = [person('Maria Lund'), person('Ben Ode')]
    return { ...emptySheet({ value: 'en', source: 'said' }), photos, people }
  }
  const outline = {
    artefact: 'plate',
    sections: [{ kind: 'team' }, { kind: 'gallery' }],
  } as unknown as Outline

  test('a picture named after a person is shown with that person', ({ assert }) => {
    const shop = photo('shop.jpg', 900, 600)
    const [ben, dog] = [photo('ben.jpg', 400, 600), photo('dog.jpg', 900, 600)]
    const placed = placedPhotos(sheet([shop, ben, dog]), outline)
    assert.equal(placed.main, shop)
    assert.deepEqual(placed.people, [undefined, ben])
    assert.deepEqual(placed.gallery, [dog])
  })

  test('unnamed portraits are used only if there is one for each person', ({ assert }) => {
    const all = [photo('a', 9, 6), photo('b', 4, 6), photo('c', 9, 6), photo('d', 4, 6)]
    assert.deepEqual(placedPhotos(sheet(all), outline).people, [all[1], all[3]])
    const fewer = placedPhotos(sheet(all.slice(0, 3)), outline)
    assert.deepEqual(fewer.people, [undefined, undefined])
    assert.deepEqual(fewer.gallery, [all[1], all[2]])
  })
})
