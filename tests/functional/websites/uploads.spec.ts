import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import { dataDir } from '#config/storage'
import { IMAGE_BYTES } from '#contract/images'
import { Document, Image } from '#websites/main'
import { hostileUploads, polyglots, spoiltPictures } from '#tests/helpers/bad_uploads'
import { shareOfMainThread } from '#tests/helpers/main_thread'
import { signedInUser } from '#tests/helpers/people'
import { picture, sendPicture } from '#tests/helpers/pictures'
import { rawRequest } from '#tests/helpers/raw_request'
import { readyWebsite } from '#tests/helpers/websites'

/** With SPOILT_UPLOADS=1200 the figures are saved as evidence. */
const SHORT = 60
const SPOILT = Number(process.env.SPOILT_UPLOADS ?? SHORT)
const evidence = new URL('../../../docs/evidence/spoilt_uploads.json', import.meta.url)
/** Uploads of one person in a minute. */
const AT_ONCE = 30

async function sender(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user)
  const path = `/api/spa/websites/${website.id}/upload_image/`
  const send = (bytes: Buffer, name = 'a.jpg', type?: string) =>
    sendPicture(client, website.id, { bearer, bytes, name, type })
  return { website, bearer, path, send }
}

const folder = join(dataDir, 'images')

/** All image files on the disk, which must be re-encoded pictures. */
async function assertOnlyOurs(assert: { equal: Function; isUndefined: Function }, sent: Buffer[]) {
  const held = new Set((await Image.all()).map(({ id }) => id))
  // Documents are in this folder too, unchanged.
  const documents = new Set((await Document.all()).map(({ id }) => id))
  for (const id of readdirSync(folder)) {
    if (documents.has(id)) continue
    assert.equal(held.has(id), true, `${id} belongs to a picture`)
    for (const name of readdirSync(join(folder, id))) {
      const bytes = readFileSync(join(folder, id, name))
      const about = await sharp(join(folder, id, name)).metadata()
      assert.equal(about.format, 'webp')
      assert.isUndefined(about.exif)
      assert.equal(bytes.includes('<script'), false, `${id} holds a script`)
      const asSent = sent.findIndex((one) => one.length > 0 && one.equals(bytes))
      assert.equal(asSent, -1, `${id} is upload no. ${asSent}`)
    }
  }
}

test.group('T5–T6 Bad uploads', () => {
  test('files that are hostile or no picture are refused, and nothing of them is stored', async ({
    assert,
    client,
  }) => {
    const { send } = await sender(client)
    const hostile = await hostileUploads()
    for (const { what, bytes, name, type } of hostile) {
      const began = performance.now()
      const answer = await send(bytes, name, type)
      assert.equal(answer.status(), 400, what)
      assert.isFalse(answer.body().success, what)
      assert.isString(answer.body().error, what)
      assert.isBelow(performance.now() - began, 10_000, what)
    }
    await assertOnlyOurs(
      assert,
      hostile.map(({ bytes }) => bytes)
    )
  })

  test('a picture of 20000 × 20000 pixels is refused because of its header', async ({
    assert,
    client,
  }) => {
    const { send } = await sender(client)
    const [bomb] = (await hostileUploads()).filter(({ what }) => what.startsWith('20000'))
    const before = process.memoryUsage().rss
    const began = process.cpuUsage()
    const answer = await send(bomb.bytes, bomb.name)
    assert.equal(answer.body().code, 'too_many_pixels')
    // Decoding it would take many times as long.
    assert.isBelow(process.cpuUsage(began).user, 1_000_000)
    assert.isBelow(process.memoryUsage().rss - before, 200 * 1024 * 1024)
  })

  test('only the picture part of a file with two formats is stored', async ({ assert, client }) => {
    const { send } = await sender(client)
    const odd = await polyglots()
    for (const { what, bytes, name } of odd)
      assert.equal((await send(bytes, name)).status(), 201, what)
    await assertOnlyOurs(
      assert,
      odd.map(({ bytes }) => bytes)
    )
  })

  test(`none of ${SPOILT} damaged pictures is stored as it was sent`, async ({
    assert,
    client,
  }) => {
    const sent: Buffer[] = []
    const answers = { taken: 0, refused: 0 }
    let { send } = await sender(client)
    for await (const { what, bytes, name } of spoiltPictures(SPOILT)) {
      if (sent.length % AT_ONCE === AT_ONCE - 1) send = (await sender(client)).send
      const answer = await send(bytes, name)
      assert.include([201, 400], answer.status(), what)
      answers[answer.status() === 201 ? 'taken' : 'refused'] += 1
      sent.push(bytes)
    }
    await assertOnlyOurs(assert, sent)
    assert.isAbove(answers.refused, SPOILT / 4)
    if (SPOILT > SHORT) {
      const figures = { check: 'spoilt_uploads', sent: SPOILT, ...answers, stored_as_they_came: 0 }
      writeFileSync(evidence, `${JSON.stringify(figures, null, 2)}\n`)
    }
  }).timeout(600_000)

  test('10 MB are accepted, and one byte more is refused and not stored', async ({
    assert,
    client,
  }) => {
    const { send } = await sender(client)
    const small = await picture('jpeg')
    const filled = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)])
    assert.equal((await send(filled(IMAGE_BYTES))).status(), 201)
    const answer = await send(filled(IMAGE_BYTES + 1))
    assert.equal(answer.status(), 413)
    assert.deepInclude(answer.body(), {
      success: false,
      error: 'File size must be less than 10MB',
      code: 'too_large',
    })
    await assertOnlyOurs(assert, [])
  })

  test('a body that declares a huge size is refused before it is read', async ({
    assert,
    client,
  }) => {
    const { path, bearer } = await sender(client)
    const answer = await rawRequest(`http://localhost:${process.env.PORT}${path}`, {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${bearer}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(500 * 1024 * 1024),
      },
    })
    assert.equal(answer.status, 413)
  })

  test('a client that sends far too much can read the refusal, because it is not cut off', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { path, bearer } = await sender(client)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    cleanup(() => agent.destroy())
    const address = { host: '127.0.0.1', port: process.env.PORT, agent }
    const upload = request({
      ...address,
      path,
      method: 'POST',
      headers: {
        'authorization': `Bearer ${bearer}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': IMAGE_BYTES * 2,
      },
    })
    upload.write(Buffer.alloc(IMAGE_BYTES))
    const [answer] = await once(upload, 'response')
    assert.equal(answer.statusCode, 413)
    upload.end(Buffer.alloc(IMAGE_BYTES))
    answer.resume()
    await once(upload, 'close')

    const next = request({ ...address, path: '/health' }).end()
    const [health] = await once(next, 'response')
    assert.equal(health.resume().statusCode, 200)
    assert.isTrue(next.reusedSocket)
  })

  test('an upload without a file, or with a wrong field name, is asked for one', async ({
    assert,
    client,
  }) => {
    const { path, bearer } = await sender(client)
    const bytes = await picture('png')
    const tries = [
      await client.post(path).bearerToken(bearer).json({ image: 'data:image/png;base64,AAAA' }),
      await client.post(path).bearerToken(bearer).fields({ title: 'Bread' }),
      await client.post(path).bearerToken(bearer).file('photo', bytes, { filename: 'a.png' }),
      await client.post(path).bearerToken(bearer),
    ]
    for (const answer of tries) {
      answer.assertStatus(400)
      assert.equal(answer.body().error, 'Please select an image file')
    }
    await assertOnlyOurs(assert, [])
  })

  test('T27: uploads are limited to thirty a minute', async ({ assert, client }) => {
    const { send } = await sender(client)
    const bytes = Buffer.from('no picture')
    for (let at = 0; at < AT_ONCE; at++) assert.equal((await send(bytes)).status(), 400)
    const answer = await send(bytes)
    assert.equal(answer.status(), 429)
    assert.isAbove(Number(answer.header('retry-after')), 0)
  })

  test('other requests are answered while pictures are re-encoded', async ({ assert, client }) => {
    const { send } = await sender(client)
    const big = await picture('png', { width: 1_800, height: 1_200 })
    const other = await picture('png', { width: 900, height: 900 })
    const share = await shareOfMainThread(async () => {
      const answers = await Promise.all([send(big), send(other)])
      for (const answer of answers) assert.equal(answer.status(), 201)
    })
    assert.isBelow(share, 0.5)
  })
})
