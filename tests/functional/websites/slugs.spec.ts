import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { AccountErasing } from '#auth/events'
import { newId } from '#core/ids'
import { Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { readyWebsite } from '#tests/helpers/websites'

const DAY = 24 * 60 * 60_000

const deletes = (client: ApiClient, bearer: string, { id }: Website) =>
  client.delete(`/api/spa/websites/${id}/`).bearerToken(bearer)

test.group('T10: the address of a deleted website', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('is not given to another person for 90 days', async ({ assert, client }) => {
    const [owner, other] = [await signedInUser(), await signedInUser()]
    const title = `Rye ${newId()}`
    const website = await readyWebsite(owner.user, { title })
    const answer = await deletes(client, owner.bearer, website)
    answer.assertStatus(204)

    const taken = await readyWebsite(other.user, { title })
    assert.notEqual(taken.slug, website.slug)
    assert.isTrue(taken.slug.startsWith(website.slug))

    const start = Date.now()
    Settings.now = () => start + 91 * DAY
    const later = await readyWebsite(other.user, { title })
    assert.equal(later.slug, website.slug)
  })

  test('can be used by its owner again, and by nobody else after the second deletion', async ({
    assert,
    client,
  }) => {
    const [owner, other] = [await signedInUser(), await signedInUser()]
    const title = `Rye ${newId()}`
    for (let round = 0; round < 2; round++) {
      const website = await readyWebsite(owner.user, { title })
      assert.match(website.slug, /^rye-\w+$/)
      await deletes(client, owner.bearer, website)
    }
    const { slug } = await readyWebsite(other.user, { title })
    assert.match(slug, /^rye-\w+-\w+$/)
  })

  test('stays reserved after its owner’s account is deleted', async ({ assert }) => {
    const [owner, other] = [await signedInUser(), await signedInUser()]
    const title = `Rye ${newId()}`
    const { slug } = await readyWebsite(owner.user, { title })
    await AccountErasing.dispatch(owner.user.id)
    await owner.user.delete()
    assert.isNull(await Website.findBy('slug', slug))
    const next = await readyWebsite(other.user, { title })
    assert.notEqual(next.slug, slug)
  })

  test('cannot be a name that visitors would trust as ours', async ({ assert }) => {
    const { user } = await signedInUser({ subscriptionType: 'basic' })
    for (const title of ['Abuse', 'Security', 'Postmaster', 'Outbox']) {
      const { slug } = await readyWebsite(user, { title })
      assert.match(slug, new RegExp(`^${title.toLowerCase()}-\\w+$`))
    }
  })
})
