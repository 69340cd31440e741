import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { dataDir } from '#config/storage'
import { isStored, readContent, storeContent, sweepContents } from '#deploy/services/release_store'

const folder = join(dataDir, 'releases')
const HTML = 'text/html'

async function age(hash: string, hours: number) {
  const then = Date.now() / 1000 - hours * 3600
  for (const ending of ['', '.gz', '.br']) await utimes(join(folder, hash + ending), then, then)
}

test.group('The release store', () => {
  test('stores equal content once, in every encoding', async ({ assert }) => {
    const text = Buffer.from(`page ${'word '.repeat(500)}`)
    const hashes = await Promise.all([1, 2, 3].map(() => storeContent(text, HTML)))
    const [hash] = hashes
    assert.deepEqual(hashes, [hash, hash, hash])
    assert.deepEqual(await readContent(hash, 'identity'), text)
    assert.deepEqual(gunzipSync(await readContent(hash, 'gzip')), text)
    const names = await readdir(folder)
    assert.isEmpty(names.filter((name) => name.startsWith('.draft')))
  })

  test('deletes unused content, except if it was used recently', async ({ assert }) => {
    const [held, old, used, fresh] = await Promise.all(
      ['held', 'old', 'used', 'fresh'].map((name) => storeContent(Buffer.from(name), HTML))
    )
    for (const hash of [held, old, used]) await age(hash, 2)
    await storeContent(Buffer.from('used'), HTML)

    await sweepContents((hash) => hash === held)
    assert.isFalse(await isStored(old, HTML))
    for (const hash of [held, used, fresh]) assert.isTrue(await isStored(hash, HTML))
    assert.isEmpty((await readdir(folder)).filter((name) => name.startsWith(old)))
  })
})
