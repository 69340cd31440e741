import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { dataDir } from '#config/storage'
import { RECENT } from '#deploy/services/release_store'
import { Revision, Website } from '#websites/main'
import { eventually } from '#tests/helpers/eventually'
import { live } from '#tests/helpers/live_site'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, page } from '#tests/helpers/websites'

test.group('A new release', () => {
  test('is never served mixed with an older one, and no visitor gets an older one afterwards', async ({
    assert,
  }) => {
    const state = (n: number) => page(`stamp ${n} ${'x'.repeat(3000)} stamp ${n}`)
    const { website, address } = await live(state(0))
    const PUBLISHES = 30
    let done = false
    const seen: number[][] = []

    const readers = Array.from({ length: 8 }, async (_, i) => {
      const mine: number[] = []
      seen.push(mine)
      while (!done) {
        const encoding = ['br', 'gzip', ''][i % 3]
        const answer = await rawRequest(address, { headers: { 'accept-encoding': encoding } })
        assert.equal(answer.status, 200)
        const html = unpack(answer.bytes, answer.headers['content-encoding'])
        const hash = createHash('sha256').update(html).digest('hex')
        assert.equal(answer.headers.etag, `"${hash}"`)
        const stamps = [...html.toString().matchAll(/stamp (\d+)/g)].map(([, n]) => Number(n))
        assert.lengthOf(stamps, 2)
        assert.equal(stamps[0], stamps[1])
        mine.push(stamps[0])
      }
    })
    for (let n = 1; n <= PUBLISHES; n++) {
      await edit(website, state(n))
      await publish(website)
      const { body } = await rawRequest(address)
      assert.include(body, `stamp ${n} `)
    }
    done = true
    await Promise.all(readers)
    for (const stamps of seen) {
      assert.isAbove(stamps.length, 5)
      assert.deepEqual(
        stamps,
        stamps.toSorted((a, b) => a - b)
      )
    }
  }).timeout(60_000)

  test('is not replaced by an older one that was published later', async ({ assert }) => {
    const { website, address } = await live(page('one'))
    await edit(website, page('two'))
    await publish(website)
    const { deployment, isRedeploy } = await publish(await atVersion(website, 1))
    assert.isTrue(isRedeploy)
    assert.equal(deployment.status, 'ready')
    assert.include((await rawRequest(address)).body, 'two')
  })

  test('made by another process is served shortly after', async ({ assert }) => {
    const { website, address } = await live(page('one'))
    const { id: firstRelease } = await db.from('releases').where('website_id', website.id).first()
    await edit(website, page('two'))
    await publish(website)
    assert.include((await rawRequest(address)).body, 'two')

    await db
      .from('deployments')
      .where('website_id', website.id)
      .update({ release_id: firstRelease })
    const seen = () => rawRequest(address).then(({ body }) => body.includes('one'))
    assert.isTrue(await eventually(seen))
  })

  test('keeps ten releases, and files that no release uses are deleted', async ({
    assert,
    cleanup,
  }) => {
    const { website, address } = await live(page('state 0'))
    const folder = join(dataDir, 'releases')
    const { headers } = await rawRequest(address)
    const first = headers.etag!.replaceAll('"', '')
    for (let n = 1; n <= 10; n++) {
      await edit(website, page(`state ${n}`))
      await publish(website)
    }
    const releases = await db.from('releases').where('website_id', website.id).orderBy('version')
    assert.deepEqual(
      releases.map(({ version }) => version),
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    )
    assert.include(await readdir(folder), first)

    // A whole day, because another test may have run the cleanup with a later clock.
    const later = Date.now() + 24 * RECENT
    cleanup(() => void (Settings.now = () => Date.now()))
    Settings.now = () => later
    await publish(website)
    assert.notInclude(await readdir(folder), first)
    assert.include((await rawRequest(address)).body, 'state 10')
  })
})

function unpack(bytes: Buffer, encoding?: string): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** The website as it was loaded before its newest changes. */
async function atVersion(website: Website, version: number): Promise<Website> {
  const revision = await Revision.findByOrFail({ website_id: website.id, version })
  const copy = await Website.findOrFail(website.id)
  return copy.merge({ version, revisionId: revision.id, revisionVersion: version })
}
