import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { dataDir } from '#config/storage'
import env from '#start/env'
import { Image } from '#websites/main'
import { photoTimings } from '#websites/photos/timings'
import { openverseId, startPhotoSources, type PhotoSources } from '#tests/fakes/photo_sources'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { signedInUser } from '#tests/helpers/people'
import { rawRequest } from '#tests/helpers/raw_request'
import { readyWebsite } from '#tests/helpers/websites'

let sources: PhotoSources

const SILENT = {
  code: 'photo_search_silent',
  error: 'Photo search does not answer now. Try again later.',
}

async function baker(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user)
  const path = `/api/spa/websites/${website.id}/photo_search/`
  const search = (q: string, page = 1) => client.get(path).qs({ q, page }).bearerToken(bearer)
  const choose = (id: string, source = 'openverse') =>
    client.post(path).bearerToken(bearer).json({ source, id })
  return { user, bearer, website, path, search, choose }
}

const folders = () => readdir(join(dataDir, 'images')).catch(() => [])

function useSources(group: Parameters<NonNullable<Parameters<typeof test.group>[1]>>[0]) {
  group.each.setup(async () => {
    const started = await startPhotoSources()
    sources = started.sources
    return started.end
  })
}

test.group('A photo search', (group) => {
  useSources(group)

  test('finds twenty photos a page, with title, author and licence', async ({ assert, client }) => {
    const { search } = await baker(client)
    const first = await search('rye')
    first.assertStatus(200)
    const { photos, next_page: next } = first.body()
    assert.lengthOf(photos, 20)
    assert.equal(next, 2)
    assert.containsSubset(photos[3], {
      source: 'openverse',
      id: openverseId(3),
      title: 'A loaf of rye 3',
      author: 'Ana <Ruiz>',
      licence: 'CC BY 4.0',
      page_url: 'https://example.org/photos/3',
      width: 1600,
      height: 1000,
    })
    const last = (await search('rye', 3)).body()
    assert.lengthOf(last.photos, 5)
    assert.isNull(last.next_page)
    assert.deepEqual((await search('nothing')).body(), { photos: [], next_page: null })
  })

  test('asks the source once for the same words and page', async ({ assert, client }) => {
    const { search } = await baker(client)
    const one = (await search('spelt')).body()
    assert.deepEqual((await search('Spelt')).body(), one)
    assert.lengthOf(sources.calls, 1)
  })

  test('leaves out photos that a business may not use or cannot credit', async ({
    assert,
    client,
  }) => {
    const { search } = await baker(client)
    const unusable = [
      { license: 'by-nc' },
      { license: 'by-nd' },
      { license: 'mystery' },
      { creator: null },
      { mature: true },
      { url: 'javascript:alert(1)' },
      { foreign_landing_url: 7 },
      { id: '../../secret' },
    ]
    for (const [at, changes] of unusable.entries()) {
      sources.changes = changes
      assert.deepEqual((await search(`unusable ${at}`)).body().photos, [], JSON.stringify(changes))
    }
    sources.changes = { license: 'cc0', license_version: '1.0', creator: null }
    assert.equal((await search('free')).body().photos[0].licence, 'CC0 1.0')
  })

  for (const fault of ['forbidden', 'too_many', 'broken', 'a_page', 'another_shape'] as const) {
    test(`says that it does not answer when the source is ${fault}`, async ({ client }) => {
      const { search, choose } = await baker(client)
      sources.api = fault
      const answer = await search(`bread ${fault}`)
      answer.assertStatus(503)
      answer.assertBody(SILENT)
      // JSON of another shape has no photo with this id.
      ;(await choose(openverseId(1))).assertStatus(fault === 'another_shape' ? 404 : 503)
      sources.api = null
      ;(await search(`bread ${fault}`)).assertStatus(200)
    })
  }

  test('waits only for a while', async ({ client, cleanup }) => {
    const { search } = await baker(client)
    const { answer: before } = photoTimings
    photoTimings.answer = 100
    cleanup(() => void (photoTimings.answer = before))
    sources.api = 'slow'
    const answer = await search('bread slow')
    answer.assertStatus(503)
    answer.assertBody(SILENT)
  })

  test('uses Pexels, too, where the operator has a key, and one source if the other fails', async ({
    assert,
    client,
  }) => {
    const { search, choose } = await baker(client)
    ;(await choose('901', 'pexels')).assertStatus(404)
    env.set('PEXELS_API_KEY', sources.environment.PEXELS_API_KEY)
    const { photos } = (await search('buns')).body()
    assert.lengthOf(photos, 22)
    assert.deepInclude(photos[1], { source: 'pexels', id: '901', author: 'Ben Okri' })
    env.set('PEXELS_API_KEY', 'a wrong key')
    assert.lengthOf((await search('rolls')).body().photos, 20)
    env.set('PEXELS_API_KEY', sources.environment.PEXELS_API_KEY)
    const chosen = await choose('901', 'pexels')
    chosen.assertStatus(201)
    assert.containsSubset(chosen.body(), {
      title: 'Buns on a tray',
      alt: 'Buns on a tray',
      credit: { author: 'Ben Okri', source: 'Pexels', is_required: false },
    })
  })

  test('does not exist where the operator has switched it off', async ({ client, cleanup }) => {
    const { search, choose } = await baker(client)
    env.set('PHOTO_SEARCH', 'off')
    cleanup(() => env.set('PHOTO_SEARCH', 'on'))
    ;(await search('bread')).assertStatus(404)
    ;(await choose(openverseId(1))).assertStatus(404)
  })

  test('is limited to twenty a minute, for that person only', async ({ client }) => {
    const one = await baker(client)
    for (let count = 0; count < 20; count++) (await one.search('bread')).assertStatus(200)
    ;(await one.search('bread')).assertStatus(429)
    ;(await (await baker(client)).search('bread')).assertStatus(200)
  })
})

test.group('The thumbnail of a found photo', (group) => {
  useSources(group)

  test('comes from our own host, and only with our signature', async ({ assert, client }) => {
    const { search, website } = await baker(client)
    const { thumbnail_url: address } = (await search('crust')).body().photos[0]
    const seen = await rawRequest(address)
    assert.equal(seen.status, 200)
    assert.equal(seen.headers['content-type'], 'image/jpeg')
    assert.equal(seen.headers['x-content-type-options'], 'nosniff')
    const { length } = sources.calls
    assert.equal((await rawRequest(address)).status, 200)
    assert.lengthOf(sources.calls, length)

    const other = (await baker(client)).website.id
    for (const forged of [
      address.replace('thumb%2F', 'thumb'),
      address.replace(/until=\d+/, 'until=99999999999'),
      address.replace(website.id, other),
      address.replace('openverse', 'pexels'),
      address.replace(/signature=.*/, 'signature='),
      address.replace(/\?.*/, ''),
    ]) {
      assert.notEqual(forged, address)
      assert.equal((await rawRequest(forged)).status, 404, forged)
    }
  })

  for (const fault of ['forbidden', 'too_many', 'a_page', 'large', 'slow'] as const) {
    test(`is refused when the source is ${fault}`, async ({ assert, client, cleanup }) => {
      const { search } = await baker(client)
      const { thumbnail: before } = photoTimings
      photoTimings.thumbnail = 1_000
      cleanup(() => void (photoTimings.thumbnail = before))
      const { thumbnail_url: address } = (await search(`crumb ${fault}`)).body().photos[7]
      sources.files = fault
      assert.equal((await rawRequest(address)).status, 503)
    })
  }
})

test.group('A chosen photo', (group) => {
  useSources(group)

  test('is stored like an upload, with the credit that the source gives', async ({
    assert,
    client,
  }) => {
    const { choose, user } = await baker(client)
    const chosen = await choose(openverseId(4))
    chosen.assertStatus(201)
    const image = chosen.body()
    assert.containsSubset(image, {
      title: 'A loaf of bread 4',
      width: 640,
      height: 400,
      credit: {
        title: 'A loaf of bread 4',
        author: 'Ana <Ruiz>',
        licence: 'CC BY 4.0',
        licence_url: 'https://creativecommons.org/licenses/by/4.0/',
        source: 'Openverse',
        page_url: 'https://example.org/photos/4',
        is_required: true,
      },
    })
    const { body, headers } = await rawRequest(image.image_url)
    assert.equal(headers['content-type'], 'image/webp')
    assert.isNotEmpty(body)
    const { size } = await Image.findOrFail(image.id)
    assert.isAbove(size, 0)
    assert.equal((await Image.findOrFail(image.id)).userId, user.id)
    assert.equal((await choose(openverseId(4))).body().id, image.id)
  })

  test('is refused when it is not there, and nothing changes', async ({ assert, client }) => {
    const { choose } = await baker(client)
    const before = await databaseDump()
    for (const id of [openverseId(99), '../admin', '7']) {
      const answer = await choose(id)
      answer.assertStatus(404)
      answer.assertBodyContains({ code: 'photo_gone' })
    }
    assert.deepEqual(await changesSince(before), [])
  })

  for (const [fault, status, code] of [
    ['forbidden', 503, 'photo_search_silent'],
    ['too_many', 503, 'photo_search_silent'],
    ['broken', 503, 'photo_search_silent'],
    ['slow', 503, 'photo_search_silent'],
    ['large', 503, 'photo_search_silent'],
    ['a_page', 502, 'photo_unusable'],
    ['another_shape', 502, 'photo_unusable'],
  ] as const) {
    test(`is refused when its file is ${fault}, and nothing changes`, async ({
      assert,
      client,
      cleanup,
    }) => {
      const { choose } = await baker(client)
      const before = [await databaseDump(), await folders()] as const
      const { file } = photoTimings
      photoTimings.file = fault === 'slow' ? 100 : file
      cleanup(() => void (photoTimings.file = file))
      sources.files = fault
      const answer = await choose(openverseId(1))
      answer.assertStatus(status)
      answer.assertBodyContains({ code })
      assert.deepEqual(await changesSince(before[0]), [])
      assert.deepEqual(await folders(), before[1])
    })
  }

  test('is not for other people', async ({ assert, client }) => {
    const { path, search } = await baker(client)
    const { bearer } = await signedInUser()
    const before = await databaseDump()
    const { length } = sources.calls
    const body = { source: 'openverse', id: openverseId(1) }
    ;(await client.get(path).qs({ q: 'x' }).bearerToken(bearer)).assertStatus(404)
    ;(await client.post(path).json(body).bearerToken(bearer)).assertStatus(404)
    ;(await client.post(path).json(body)).assertStatus(401)
    assert.deepEqual(await changesSince(before), [])
    assert.lengthOf(sources.calls, length)
    ;(await search('x')).assertStatus(200)
  })

  test('counts against the room of the website', async ({ client }) => {
    const { choose, website, user } = await baker(client)
    const { id: websiteId, previewKey } = website
    const row = { userId: user.id, websiteId, planId: null, previewKey, title: 'x', alt: '' }
    await Image.createMany(
      Array.from({ length: 100 }, (_, at) => ({
        ...row,
        id: `${websiteId}-${at}`.slice(-32),
        hash: `${at}`,
        width: 1,
        height: 1,
        widths: [],
        size: 1,
        position: at,
      }))
    )
    const answer = await choose(openverseId(1))
    answer.assertStatus(403)
    answer.assertBodyContains({ code: 'image_limit' })
  })
})
