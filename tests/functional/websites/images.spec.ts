import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import { dataDir } from '#config/storage'
import { imagePath } from '#contract/images'
import { CheckBeforePublishing } from '#deploy/actions/check_before_publishing'
import { DeleteWebsite } from '#websites/actions/delete_website'
import { eraseWebsites, Image, Website } from '#websites/main'
import { signedInUser, signIn } from '#tests/helpers/people'
import {
  animation,
  flatPng,
  heicPhoto,
  phonePhoto,
  picture,
  plainPicture,
  sendPicture,
} from '#tests/helpers/pictures'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

async function gallery(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user)
  const upload = (bytes: Buffer, more: { name?: string; title?: string } = {}) =>
    sendPicture(client, website.id, { bearer, bytes, ...more })
  const path = `/api/spa/websites/${website.id}/images/`
  const list = async () => (await client.get(path).bearerToken(bearer)).body()
  return { user, bearer, website, upload, list, path }
}

const folderOf = (id: string) => join(dataDir, 'images', id)

test.group('Images of a website', () => {
  test('the answer to an upload contains the image, which is listed and can be loaded', async ({
    assert,
    client,
  }) => {
    const { upload, list } = await gallery(client)
    const answer = await upload(await picture('jpeg', { width: 1200, height: 800 }))
    answer.assertStatus(201)
    const image = answer.body()
    assert.properties(image, ['id', 'title', 'image_url', 'uploaded_at'])
    assert.deepInclude(image, { title: 'bread.jpg', width: 1200, height: 800, used: false })
    assert.deepEqual(
      image.sources.map(({ width }: { width: number }) => width),
      [480, 960]
    )
    assert.deepEqual(await list(), [image])
    const seen = await rawRequest(image.image_url)
    assert.equal(seen.status, 200)
    assert.equal(seen.headers['content-type'], 'image/webp')
  })

  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    test(`${format} is recognised by its content and stored as WebP`, async ({
      assert,
      client,
    }) => {
      const { upload } = await gallery(client)
      const answer = await upload(await picture(format), { name: 'notes.txt' })
      answer.assertStatus(201)
      const kept = join(folderOf(answer.body().id), 'whole.webp')
      assert.equal((await sharp(kept).metadata()).format, 'webp')
    })
  }

  test('a photo in the format of phones is decoded', async ({ assert, client }) => {
    const { upload } = await gallery(client)
    const answer = await upload(heicPhoto(), { name: 'IMG_1234.HEIC' })
    answer.assertStatus(201)
    const { id, width, height } = answer.body()
    assert.deepEqual([width, height], [96, 64])
    const kept = sharp(join(folderOf(id), 'whole.webp'))
    const { dominant } = await kept.stats()
    assert.closeTo(dominant.r, 200, 24)
    assert.closeTo(dominant.g, 56, 24)
    const cut = await upload(heicPhoto().subarray(0, 500), { name: 'IMG_1235.HEIC' })
    cut.assertStatus(400)
    cut.assertBodyContains({ code: 'unreadable' })
  })

  test('photos of 48 megapixels and panoramas are taken, and made smaller', async ({
    assert,
    client,
  }) => {
    const { upload } = await gallery(client)
    for (const [size, kept] of [
      [{ width: 8_000, height: 6_000 }, [1_920, 1_440]],
      [{ width: 24_000, height: 3_000 }, [1_920, 240]],
    ] as const) {
      const answer = await upload(await plainPicture('jpeg', size))
      answer.assertStatus(201)
      assert.deepEqual([answer.body().width, answer.body().height], kept)
    }
  })

  test('a long picture, such as a menu, keeps its width', async ({ assert, client }) => {
    const { upload } = await gallery(client)
    const { width, height } = (
      await upload(await plainPicture('png', { width: 1_200, height: 10_000 }))
    ).body()
    assert.deepEqual([width, height], [1_200, 10_000])
  })

  test('a picture that is too large to be opened is refused with its size', async ({ client }) => {
    const { upload } = await gallery(client)
    const answer = await upload(flatPng(20_000, 20_000))
    answer.assertStatus(400)
    answer.assertBodyContains({
      code: 'too_many_pixels',
      error:
        'This picture is too large to be opened (20000 × 20000 pixels). ' +
        'Save it with at most 8,000 pixels on its longer side.',
    })
  })

  test('an animation stays animated', async ({ assert, client }) => {
    const { upload } = await gallery(client)
    const { id } = (await upload(await animation(5))).body()
    const about = await sharp(join(folderOf(id), 'whole.webp'), { animated: true }).metadata()
    assert.equal(about.pages, 5)
  })

  test('a photo is rotated upright, and its location is removed', async ({ assert, client }) => {
    const { upload } = await gallery(client)
    const photo = await phonePhoto()
    assert.include(photo.toString('latin1'), 'SecretCamera')
    const { id, width, height } = (await upload(photo)).body()
    assert.deepEqual([width, height], [40, 80])
    const about = await sharp(join(folderOf(id), 'whole.webp')).metadata()
    assert.isUndefined(about.exif)
    assert.isUndefined(about.orientation)
  })

  test('the title comes from the form, otherwise from the file name without folders', async ({
    assert,
    client,
  }) => {
    const { upload } = await gallery(client)
    const named = await upload(await picture('png', { seed: 2 }), { title: ' My\n loaf ' })
    assert.equal(named.body().title, 'My loaf')
    const odd = await upload(await picture('png', { seed: 3 }), { name: '../../etc/passwd.png' })
    assert.equal(odd.body().title, 'passwd.png')
  })

  test('the same picture uploaded again is the same image', async ({ assert, client }) => {
    const { upload, list } = await gallery(client)
    const bytes = await picture('png')
    const first = (await upload(bytes)).body()
    assert.equal((await upload(bytes)).body().id, first.id)
    assert.lengthOf(await list(), 1)
  })

  test('an image gets a new title and a description', async ({ assert, client }) => {
    const { upload, bearer, path } = await gallery(client)
    const { id } = (await upload(await picture('png'))).body()
    const change = { title: 'Rye', alt: 'A loaf of rye on a board' }
    const answer = await client.patch(`${path}${id}/`).bearerToken(bearer).json(change)
    answer.assertStatus(200)
    assert.deepInclude(answer.body(), change)
    const blank = await client.patch(`${path}${id}/`).bearerToken(bearer).json({ title: '  ' })
    blank.assertStatus(400)
    assert.deepEqual(blank.body(), { title: ['Please give the picture a name'] })
  })

  test('a deleted image is removed from the list, the host and the disk', async ({
    assert,
    client,
  }) => {
    const { upload, list, bearer, path } = await gallery(client)
    const image = (await upload(await picture('png'))).body()
    const answer = await client.delete(`${path}${image.id}/`).bearerToken(bearer)
    answer.assertStatus(204)
    assert.deepEqual(await list(), [])
    assert.equal((await rawRequest(image.image_url)).status, 404)
    assert.isFalse(existsSync(folderOf(image.id)))
  })

  test('another person cannot list, add, change or delete images', async ({ assert, client }) => {
    const { website, upload, path, list } = await gallery(client)
    const image = (await upload(await picture('png'))).body()
    const { bearer } = await signedInUser()
    const bytes = await picture('png', { seed: 9 })
    const tries = [
      await client.get(path).bearerToken(bearer),
      await sendPicture(client, website.id, { bearer, bytes }),
      await client.patch(`${path}${image.id}/`).bearerToken(bearer).json({ title: 'Mine' }),
      await client.delete(`${path}${image.id}/`).bearerToken(bearer),
    ]
    for (const answer of tries) answer.assertStatus(404)
    assert.deepEqual(await list(), [image])
  })

  test('an image belongs to one website, not to the others of the same person', async ({
    assert,
    client,
  }) => {
    const { user, bearer, upload, list } = await gallery(client)
    const image = (await upload(await picture('png'))).body()
    const other = await readyWebsite(user)
    const answer = await client
      .delete(`/api/spa/websites/${other.id}/images/${image.id}/`)
      .bearerToken(bearer)
    answer.assertStatus(404)
    assert.lengthOf(await list(), 1)
    const elsewhere = image.image_url.replace(/p-\w+/, `p-${other.previewKey}`)
    assert.equal((await rawRequest(elsewhere)).status, 404)
  })

  test('the app’s own origin never serves an image, and no script can run where it is served', async ({
    assert,
    client,
  }) => {
    const { upload } = await gallery(client)
    const image = (await upload(await picture('png'))).body()
    const { pathname } = new URL(image.image_url)
    assert.notEqual((await client.get(pathname)).header('content-type'), 'image/webp')
    const { headers } = await rawRequest(image.image_url)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['content-security-policy'], "default-src 'none'; sandbox")
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    assert.include(headers['cache-control'], 'immutable')
  })

  test('publishing copies the images of the page to the site', async ({ assert, client }) => {
    const { website, upload, list } = await gallery(client)
    const image = (await upload(await picture('jpeg', { width: 700, height: 500 }))).body()
    await upload(await picture('png', { seed: 5 }))
    const [{ path: narrow }] = image.sources
    const tag = `<img src="${image.path}" srcset="${narrow} 480w" alt="Bread">`
    await edit(website, page('First').replace('</h1>', `</h1>${tag}`))
    assert.isTrue((await list()).find(({ id }: { id: string }) => id === image.id).used)

    const { deployment } = await publish(website)
    const site = deployment.deploymentUrl
    for (const path of [image.path, narrow]) {
      const seen = await rawRequest(`${site}/${path}`)
      assert.equal(seen.status, 200)
      assert.equal(seen.headers['content-type'], 'image/webp')
      assert.equal(seen.headers['x-content-type-options'], 'nosniff')
      assert.include(seen.headers['cache-control'], 'immutable')
    }
    const unused = (await list()).find(({ used }: { used: boolean }) => !used)
    assert.equal((await rawRequest(`${site}/${unused.path}`)).status, 404)
  })

  test('published images stay when the original is deleted', async ({ assert, client }) => {
    const { website, upload, bearer, path } = await gallery(client)
    const image = (await upload(await picture('png'))).body()
    await edit(website, page('First').replace('</h1>', `</h1><img src="${image.path}" alt="">`))
    const { deployment } = await publish(website)
    await client.delete(`${path}${image.id}/`).bearerToken(bearer)
    const { checks } = await new CheckBeforePublishing().handle(
      await Website.findOrFail(website.id)
    )
    assert.containsSubset(checks, [{ id: 'lost_pictures', ok: false }])
    const site = deployment.deploymentUrl
    assert.equal((await rawRequest(`${site}/${image.path}`)).status, 200)
  })

  test('images are deleted with their website and with the account', async ({ assert, client }) => {
    const { user, upload, website } = await gallery(client)
    const first = (await upload(await picture('png'))).body()
    await new DeleteWebsite().handle(await Website.findOrFail(website.id))
    assert.isFalse(existsSync(folderOf(first.id)))

    const next = await readyWebsite(user)
    const { access: bearer } = await signIn(user)
    const bytes = await picture('png', { seed: 6 })
    const second = (await sendPicture(client, next.id, { bearer, bytes })).body()
    await eraseWebsites({ userId: user.id })
    assert.isFalse(existsSync(folderOf(second.id)))
    assert.lengthOf(await Image.query().where('user_id', user.id), 0)
  })

  test('a website can have at most a hundred images', async ({ assert, client }) => {
    const { website, user, upload } = await gallery(client)
    const { id: websiteId, previewKey } = website
    const rest = { title: '', alt: '', width: 1, height: 1, widths: [], size: 1 }
    for (let at = 0; at < 100; at++) {
      const own = { id: `${websiteId}${at}`, hash: `${at}`, position: at }
      await Image.create({ ...rest, ...own, userId: user.id, websiteId, planId: null, previewKey })
    }
    const before = readdirSync(join(dataDir, 'images'))
    const answer = await upload(await picture('png'))
    answer.assertStatus(403)
    assert.deepInclude(answer.body(), { success: false, code: 'image_limit' })
    assert.sameMembers(readdirSync(join(dataDir, 'images')), before)
  })

  test('unknown image addresses get 404', async ({ assert, client }) => {
    const { website, upload } = await gallery(client)
    const image = (await upload(await picture('png'))).body()
    const site = new URL(image.image_url).origin
    const names = [imagePath('0'.repeat(32)), image.path.replace('.webp', '-480.webp')]
    for (const name of [...names, 'images/%2e%2e%2fetc', 'images/']) {
      assert.equal((await rawRequest(`${site}/${name}`)).status, 404, name)
    }
    assert.include(site, `p-${website.previewKey}.`)
  })
})
