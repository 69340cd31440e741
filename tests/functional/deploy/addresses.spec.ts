import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { siteOrigin } from '#config/hosts'
import { clock } from '#core/clock'
import { SuspendSite } from '#deploy/main'
import { Deployment } from '#deploy/models/deployment'
import { Release } from '#deploy/models/release'
import { Website } from '#websites/main'
import { eventually } from '#tests/helpers/eventually'
import { live } from '#tests/helpers/live_site'
import { signIn, signedInUser } from '#tests/helpers/people'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

const BASE = '/api/deployment/deployments'
let counter = 0
const newSlug = () => `moved-house-${(counter += 1)}`

async function owner(words = 'ours') {
  const { user, website, address } = await live(page(words))
  const { access: bearer } = await signIn(user)
  return { user, website, address: address.replace(/\/$/, ''), bearer }
}

const move = (client: ApiClient, bearer: string, website: Website, slug: string) =>
  client.post(`${BASE}/change_address/`).json({ website_id: website.id, slug }).bearerToken(bearer)

const look = (client: ApiClient, bearer: string, website: Website, slug?: string) =>
  client
    .get(`${BASE}/address/`)
    .qs({ website_id: website.id, ...(slug === undefined ? {} : { slug }) })
    .bearerToken(bearer)

test.group('The address of a website', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('is told before it is published, and whether another one is free', async ({
    client,
    assert,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('draft') })
    const own = await look(client, bearer, website)
    assert.containsSubset(own.body(), { slug: website.slug, is_free: true, reason: '' })
    const typed = await look(client, bearer, website, " Rosa's Bäckerei ")
    assert.containsSubset(typed.body(), { slug: 'rosas-backerei', is_free: true })
    assert.equal(typed.body().url, siteOrigin('rosas-backerei'))
    for (const slug of ['ab', 'admin', '!!!']) {
      const refused = await look(client, bearer, website, slug)
      assert.isFalse(refused.body().is_free, slug)
      assert.isNotEmpty(refused.body().reason, slug)
    }
    const { website: other } = await live(page('taken'))
    const taken = await look(client, bearer, website, other.slug)
    assert.include(taken.body().reason, 'Another website has this address')
  })

  test('changes at once, leads visitors on, and what is online names the new one', async ({
    client,
    assert,
  }) => {
    const { website, address, bearer } = await owner('moving')
    const slug = newSlug()
    const answer = await move(client, bearer, website, slug)
    answer.assertStatus(200)
    assert.equal(answer.body().url, siteOrigin(slug))

    const old = await rawRequest(`${address}/images/x.webp?a=1`)
    assert.equal(old.status, 308)
    assert.equal(old.headers.location, `${siteOrigin(slug)}/images/x.webp?a=1`)
    const fresh = await rawRequest(`${siteOrigin(slug)}/`)
    assert.equal(fresh.status, 200)
    assert.include(fresh.body, 'moving')
    const named = await eventually(async () => {
      const { body } = await rawRequest(`${siteOrigin(slug)}/`)
      return body.includes(`<link rel="canonical" href="${siteOrigin(slug)}/">`) && body
    })
    assert.notInclude(named, `${address}/`)
    const robots = await rawRequest(`${siteOrigin(slug)}/robots.txt`)
    assert.include(robots.body, `${siteOrigin(slug)}/sitemap.xml`)
    // The same version is online, once in the list.
    const releases = await Release.query().where('website_id', website.id)
    assert.lengthOf(releases, 1)
  })

  test('stays reserved for the owner for 90 days, and then leads nowhere', async ({
    client,
    assert,
  }) => {
    const { website, address, bearer } = await owner()
    const former = website.slug
    await move(client, bearer, website, newSlug())
    const { user, bearer: stranger } = await signedInUser()
    const theirs = await readyWebsite(user, { html: page('theirs') })
    const refused = await move(client, stranger, theirs, former)
    refused.assertStatus(400)
    refused.assertBodyContains({ success: false, code: 'address_taken' })

    const later = clock.millis() + 91 * 24 * 60 * 60_000
    Settings.now = () => later
    const gone = await rawRequest(`${address}/`)
    assert.equal(gone.status, 404)
    const taken = await move(client, (await signIn(user)).access, theirs, former)
    taken.assertStatus(200)
  })

  test('can be the former one again', async ({ client, assert }) => {
    const { website, address, bearer } = await owner('back')
    const former = website.slug
    const slug = newSlug()
    await move(client, bearer, website, slug)
    const again = await move(client, bearer, website, former)
    again.assertStatus(200)
    assert.equal((await rawRequest(`${address}/`)).status, 200)
    const left = await rawRequest(`${siteOrigin(slug)}/`)
    assert.equal(left.headers.location, `${siteOrigin(former)}/`)
  })

  test('of a draft is free at once when it has another one', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('draft') })
    const former = website.slug
    await move(client, bearer, website, newSlug())
    const { user: another, bearer: access } = await signedInUser()
    const theirs = await readyWebsite(another, { html: page('theirs') })
    const answer = await move(client, access, theirs, former)
    answer.assertStatus(200)
    assert.equal((await Website.findOrFail(theirs.id)).slug, former)
  })

  test('of two websites at once is given to one', async ({ client, assert }) => {
    const first = await owner()
    const second = await owner()
    const slug = newSlug()
    const answers = await Promise.all(
      [first, second].map(({ bearer, website }) => move(client, bearer, website, slug))
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 400]
    )
  })

  test('of a suspended website stays as it is', async ({ client, assert }) => {
    const { website, bearer } = await owner()
    await new SuspendSite().handle(website.slug, true)
    const answer = await move(client, bearer, website, newSlug())
    answer.assertStatus(403)
    const deployment = await Deployment.findByOrFail('website_id', website.id)
    assert.equal(deployment.slug, website.slug)
  })
})

test.group('What publishing will change', () => {
  const changes = async (client: ApiClient, bearer: string, { id }: Website) => {
    const answer = await client.get(`${BASE}/changes/`).qs({ website_id: id }).bearerToken(bearer)
    answer.assertStatus(200)
    return answer.body()
  }

  test('is nothing after publishing, and the changed words after an edit', async ({
    client,
    assert,
  }) => {
    const { website, bearer } = await owner('first words')
    assert.deepEqual((await changes(client, bearer, website)).changes, [])
    await edit(website, page('other words'))
    const { changes: found, is_known: isKnown } = await changes(client, bearer, website)
    assert.isTrue(isKnown)
    assert.isTrue(
      found.some(
        ({ before, after }: { before: string; after: string }) =>
          before.includes('first words') && after.includes('other words')
      )
    )
  })

  test('is not known for a website that is not published', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('draft') })
    assert.isFalse((await changes(client, bearer, website)).is_known)
  })
})
