import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { Releases } from '#contract/api/deployment'
import { ReleaseFile } from '#deploy/models/release_file'
import { Revision, type Website } from '#websites/main'
import { live } from '#tests/helpers/live_site'
import { signIn, signedInUser } from '#tests/helpers/people'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, page } from '#tests/helpers/websites'

const BASE = '/api/deployment/deployments'

/** A site that was published twice; the newest page says "second". */
async function twice() {
  const { user, website, address } = await live(page('first'))
  await edit(website, page('second'))
  await publish(website)
  const { access: bearer } = await signIn(user)
  return { website, address, bearer }
}

async function releasesOf(client: ApiClient, bearer: string, { id }: Website) {
  const answer = await client.get(`${BASE}/releases/`).qs({ website_id: id }).bearerToken(bearer)
  answer.assertStatus(200)
  return (answer.body() as Releases).releases
}

function rollBack(client: ApiClient, bearer: string, { id }: Website, releaseId: string) {
  return client
    .post(`${BASE}/rollback/`)
    .json({ website_id: id, release_id: releaseId })
    .bearerToken(bearer)
}

test.group('Published versions', () => {
  test('are listed newest first, with what they were and their size', async ({
    client,
    assert,
  }) => {
    const { website, bearer } = await twice()
    const [newest, oldest, ...more] = await releasesOf(client, bearer, website)
    assert.lengthOf(more, 0)
    assert.isTrue(newest.is_live)
    assert.isFalse(oldest.is_live)
    assert.isAbove(newest.size!, 500)
    const { summary } = await Revision.findByOrFail('website_id', website.id)
    assert.equal(oldest.summary, summary)
    const shown = await rawRequest(oldest.preview_url!)
    assert.include(shown.body, 'first')
  })

  test('have no preview where the history no longer has them', async ({ client, assert }) => {
    const { website, bearer } = await twice()
    await Revision.query()
      .where('website_id', website.id)
      .whereNot('id', website.revisionId!)
      .delete()
    const [newest, oldest] = await releasesOf(client, bearer, website)
    assert.isNotNull(newest.preview_url)
    assert.isNull(oldest.preview_url)
  })

  test('can be put online again at once, and the newest after that', async ({ client, assert }) => {
    const { website, address, bearer } = await twice()
    const [newest, oldest] = await releasesOf(client, bearer, website)
    const answer = await rollBack(client, bearer, website, oldest.id)
    answer.assertStatus(200)
    assert.isBelow(answer.body().deployment.published_version, website.version)
    const first = await rawRequest(address)
    assert.include(first.body, 'first')
    const [, online] = await releasesOf(client, bearer, website)
    assert.isTrue(online.is_live)

    await rollBack(client, bearer, website, newest.id)
    const second = await rawRequest(address)
    assert.include(second.body, 'second')
  })

  test('do not stand in the way of publishing again', async ({ client, assert }) => {
    const { website, address, bearer } = await twice()
    const [, oldest] = await releasesOf(client, bearer, website)
    await rollBack(client, bearer, website, oldest.id)
    await publish(website)
    const shown = await rawRequest(address)
    assert.include(shown.body, 'second')
  })

  test('of another website and of other people cannot be put online', async ({
    client,
    assert,
  }) => {
    const { website, address, bearer } = await twice()
    const other = await twice()
    const [, foreign] = await releasesOf(client, other.bearer, other.website)
    const mixed = await rollBack(client, bearer, website, foreign.id)
    mixed.assertStatus(404)
    const stranger = await signedInUser()
    const [, oldest] = await releasesOf(client, bearer, website)
    const stolen = await rollBack(client, stranger.bearer, website, oldest.id)
    stolen.assertStatus(404)
    const shown = await rawRequest(address)
    assert.include(shown.body, 'second')
  })

  test('whose files are gone stay offline, and what is online stays', async ({
    client,
    assert,
  }) => {
    const { website, address, bearer } = await twice()
    const [, oldest] = await releasesOf(client, bearer, website)
    await ReleaseFile.query()
      .where({ release_id: oldest.id, path: 'index.html' })
      .update({ hash: 'f'.repeat(64) })
    const answer = await rollBack(client, bearer, website, oldest.id)
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'release_broken')
    const shown = await rawRequest(address)
    assert.include(shown.body, 'second')
  })
})
