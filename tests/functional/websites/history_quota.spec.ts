import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Revision, Website, currentHtml } from '#websites/main'
import { historyQuota } from '#websites/services/history_quota'
import { signedInUser } from '#tests/helpers/people'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

test.group('The quota of a history', (group) => {
  group.each.setup(() => {
    const usual = { ...historyQuota }
    return () => void Object.assign(historyQuota, usual)
  })

  const large = () => page(randomBytes(4_000).toString('hex'))

  test('many large saves keep the newest revisions and delete old ones', async ({
    assert,
    client,
  }) => {
    Object.assign(historyQuota, { bytes: 40_000, newest: 5 })
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user)
    for (let n = 0; n < 60; n++) await edit(website, large())
    const last = await currentHtml(website)

    const kept = await Revision.query().where('website_id', website.id).orderBy('version')
    assert.isBelow(kept.length, 30)
    assert.equal(kept.at(-1)!.version, 61)
    const [{ bytes }] = await db.rawQuery(
      'select sum(length(gzip)) as bytes from contents where hash in (select content_hash from revisions where website_id = ?)',
      [website.id]
    )
    assert.isBelow(bytes, 200_000)
    assert.equal(await currentHtml(await Website.findOrFail(website.id)), last)
    const undone = await client.post(`/api/spa/websites/${website.id}/undo/`).bearerToken(bearer)
    undone.assertStatus(200)
  })

  test('a history below the quota keeps every revision', async ({ assert }) => {
    const { user } = await signedInUser()
    const website = await readyWebsite(user)
    for (let n = 0; n < 40; n++) await edit(website, large())
    const [{ total }] = await db
      .from('revisions')
      .where('website_id', website.id)
      .count('* as total')
    assert.equal(Number(total), 41)
  })
})
