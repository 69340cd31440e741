import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { siteOrigin } from '#config/hosts'
import { Task } from '#core/tasks/task'
import type { Deployment as DeploymentJson } from '#contract/api/deployment'
import { followRelease } from '#deploy/main'
import { Deployment } from '#deploy/models/deployment'
import { DeleteWebsite } from '#websites/actions/delete_website'
import type { VercelServer } from '#tests/fakes/vercel/vercel_server'
import { publishToVercel } from '#tests/helpers/at_vercel'
import { eventually } from '#tests/helpers/eventually'
import { signedInUser } from '#tests/helpers/people'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

const BASE = '/api/deployment/deployments'
const NEVER = 100_000

/** A person with a website, and their calls for publishing it. */
async function owner(client: ApiClient) {
  const { user, bearer } = await signedInUser({ subscriptionType: 'premium' })
  const website = await readyWebsite(user, { html: withForm('First') })
  const post = (call: string, body: object) =>
    client.post(`${BASE}/${call}/`).bearerToken(bearer).json(body)
  const id = website.id
  return {
    user,
    bearer,
    website,
    publish: () => post('deploy_website', { website_id: id }),
    check: (deployment: string) => post('check_status', { deployment_id: deployment }),
    refresh: () => post('refresh_deployment_list', {}),
    rollBack: (release: string) => post('rollback', { website_id: id, release_id: release }),
    move: (slug: string) => post('change_address', { website_id: id, slug }),
    list: () => client.get(`${BASE}/list_deployments/`).bearerToken(bearer),
    releases: () => client.get(`${BASE}/releases/`).qs({ website_id: id }).bearerToken(bearer),
    takeDown: () =>
      client
        .delete(`${BASE}/force_delete_website_deployments/`)
        .qs({ website_id: id })
        .bearerToken(bearer),
    addDomain: () =>
      client
        .post(`/api/spa/websites/${id}/add_custom_domain/`)
        .bearerToken(bearer)
        .json({ domain_name: 'bread.example' }),
  }
}

type Owner = Awaited<ReturnType<typeof owner>>

function withForm(words: string): string {
  const form = '<form method="post" action="/_forms/contact"><button>Send</button></form>'
  return page(words).replace('</body>', `${form}</body>`)
}

/** What check_status says once the release that is on its way has ended. */
async function ended({ check }: Owner, { id }: DeploymentJson): Promise<DeploymentJson> {
  return eventually(async () => {
    const { deployment } = (await check(id)).body()
    return ['ready', 'error'].includes(deployment.status) && deployment
  })
}

async function published(person: Owner): Promise<DeploymentJson> {
  const answer = await person.publish()
  answer.assertStatus(200)
  return ended(person, answer.body().deployment)
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(`${address}/`)
  return answer.ok ? answer.text() : String(answer.status)
}

test.group('Publishing at Vercel', (group) => {
  let vercel: VercelServer

  group.each.setup(async () => {
    const opened = await publishToVercel()
    vercel = opened.vercel
    vercel.faults.readsUntilEnd = 1
    return opened.end
  })

  test('goes from building to ready, back to an earlier version, and offline', async ({
    assert,
    client,
  }) => {
    const person = await owner(client)
    vercel.faults.readsUntilEnd = NEVER
    const begun = (await person.publish()).body()
    assert.equal(begun.deployment.status, 'pending')
    assert.isFalse(begun.is_redeploy)
    assert.isNull(begun.deployment.published_version)
    const building = await eventually(async () => {
      const { deployment } = (await person.check(begun.deployment.id)).body()
      return deployment.status === 'building' && deployment
    })
    assert.isNull(building.published_version)
    assert.deepEqual((await person.refresh()).body().deployments, [building])

    vercel.faults.readsUntilEnd = 1
    const ready = await ended(person, begun.deployment)
    assert.equal(ready.status, 'ready')
    assert.equal(ready.published_version, person.website.version)
    assert.include(await textAt(ready.deployment_url), 'First')

    await edit(person.website, withForm('Second'))
    const changed = await published(person)
    assert.equal(changed.deployment_url, ready.deployment_url)
    assert.include(await textAt(ready.deployment_url), 'Second')

    const { releases } = (await person.releases()).body()
    const back = await person.rollBack(releases[1].id)
    back.assertStatus(200)
    const restored = await ended(person, back.body().deployment)
    assert.equal(restored.published_version, ready.published_version)
    assert.include(await textAt(ready.deployment_url), 'First')
    // Tasks of the tests before may publish another website at the same time.
    const ours = () => vercel.account.projects.find(({ name }) => name.includes(person.website.id))
    assert.lengthOf(vercel.account.deploymentsOf(ours()!), 2)

    const gone = await person.takeDown()
    gone.assertStatus(200)
    assert.deepEqual((await person.list()).body(), [])
    await eventually(() => !ours())
    assert.equal(await textAt(ready.deployment_url), '404')
  })

  test('sends the messages of visitors to our site host', async ({ assert, client }) => {
    const person = await owner(client)
    const { deployment_url: address } = await published(person)
    const origin = siteOrigin(person.website.slug)
    assert.include(await textAt(address), `action="${origin}/_forms/contact"`)
    const kept = await rawRequest(`${origin}/`)
    assert.include(kept.body, 'First')
  })

  test('keeps what is online until the new version is ready', async ({ assert, client }) => {
    const person = await owner(client)
    const first = await published(person)
    await edit(person.website, withForm('Second'))
    vercel.faults.readsUntilEnd = NEVER
    const { deployment } = (await person.publish()).body()
    assert.equal(deployment.published_version, first.published_version)
    assert.equal(deployment.deployment_url, first.deployment_url)
    assert.include(await textAt(first.deployment_url), 'First')
    const own = await rawRequest(`${siteOrigin(person.website.slug)}/`)
    assert.include(own.body, 'First')
    const { releases } = (await person.releases()).body()
    assert.deepEqual(
      releases.map((one: { is_live: boolean }) => one.is_live),
      [false, true]
    )
    vercel.faults.readsUntilEnd = 1
    await ended(person, deployment)
    const after = await rawRequest(`${siteOrigin(person.website.slug)}/`)
    assert.include(after.body, 'Second')
  })

  test('makes one deployment of simultaneous requests', async ({ assert, client }) => {
    const person = await owner(client)
    const answers = await Promise.all(Array.from({ length: 5 }, () => person.publish()))
    const ids = new Set(answers.map((answer) => answer.body().deployment.id))
    assert.lengthOf([...ids], 1)
    const { status } = await ended(person, answers[0].body().deployment)
    assert.equal(status, 'ready')
    assert.lengthOf(vercel.account.deployments, 1)
  })

  test('that fails keeps what is online, and can be tried again', async ({ assert, client }) => {
    const person = await owner(client)
    const first = await published(person)
    await edit(person.website, withForm('Second'))
    vercel.faults.buildsFail = true
    const failed = await published(person)
    assert.equal(failed.status, 'error')
    assert.equal(failed.published_version, first.published_version)
    assert.include(await textAt(first.deployment_url), 'First')
    const own = await rawRequest(`${siteOrigin(person.website.slug)}/`)
    assert.include(own.body, 'First')
    assert.lengthOf((await person.refresh()).body().deployments, 1)

    vercel.faults.buildsFail = false
    const second = await published(person)
    assert.equal(second.status, 'ready')
    assert.include(await textAt(first.deployment_url), 'Second')
  })

  test('survives answers that are lost', async ({ assert, client }) => {
    const person = await owner(client)
    vercel.faults.failsAfterAccepting = 1
    const { status } = await published(person)
    assert.equal(status, 'ready')
    assert.lengthOf(vercel.account.deployments, 1)
  })

  test('shows the newest of two versions that are on their way', async ({ assert, client }) => {
    const person = await owner(client)
    vercel.faults.readsUntilEnd = NEVER
    const { deployment } = (await person.publish()).body()
    await edit(person.website, withForm('Second'))
    const newer = await person.publish()
    newer.assertStatus(200)
    await eventually(() => vercel.account.deployments.length === 2)
    vercel.faults.readsUntilEnd = 1
    const { deployment_url: address } = await ended(person, deployment)
    assert.include(await textAt(address), 'Second')
  })

  test('ends when the website is taken offline meanwhile', async ({ assert, client }) => {
    const person = await owner(client)
    vercel.faults.readsUntilEnd = NEVER
    await person.publish()
    await eventually(() => vercel.account.deployments.length === 1)
    await person.takeDown()
    await eventually(() => vercel.account.projects.length === 0)
    await eventually(async () => {
      const open = await Task.query().where({ kind: followRelease.kind, status: 'processing' })
      return open.length === 0
    })
    assert.lengthOf(vercel.account.projects, 0)
  })

  test('ends with the website', async ({ assert, client }) => {
    const person = await owner(client)
    const { deployment_url: address } = await published(person)
    await new DeleteWebsite().handle(person.website)
    await eventually(() => vercel.account.projects.length === 0)
    assert.equal(await textAt(address), '404')
  })

  test('follows the website to another slug', async ({ assert, client }) => {
    const person = await owner(client)
    const { deployment_url: address } = await published(person)
    const slug = `moved-${person.website.id.slice(0, 8)}`
    const moved = await person.move(slug)
    moved.assertStatus(200)
    const form = `action="${siteOrigin(slug)}/_forms/contact"`
    await eventually(async () => (await textAt(address)).includes(form))
    const row = await eventually(() =>
      Deployment.query().where({ website_id: person.website.id, status: 'ready' }).first()
    )
    assert.equal(row.deploymentUrl, address)
    assert.equal(row.slug, slug)
  })

  test('keeps the version that is online among the ten that are kept', async ({
    assert,
    client,
  }) => {
    const person = await owner(client)
    const first = await published(person)
    const row = await Deployment.findByOrFail('website_id', person.website.id)
    vercel.faults.buildsFail = true
    for (let i = 0; i < 10; i++) {
      await publish(person.website)
      await Deployment.query().where('id', row.id).update({ status: 'error' })
    }
    const { releases } = (await person.releases()).body()
    assert.equal(releases.at(-1).is_live, true)
    assert.include(await textAt(first.deployment_url), 'First')
  })

  test('takes no own domains', async ({ assert, client }) => {
    const person = await owner(client)
    const answer = await person.addDomain()
    answer.assertStatus(400)
    assert.equal(answer.body().code, 'domains_unavailable')
  })

  test('is for the owner of the website only', async ({ assert, client }) => {
    const person = await owner(client)
    const deployment = await published(person)
    const { bearer } = await signedInUser()
    const body = { website_id: person.website.id, deployment_id: deployment.id }
    for (const call of ['deploy_website', 'check_status']) {
      const answer = await client.post(`${BASE}/${call}/`).bearerToken(bearer).json(body)
      answer.assertStatus(404)
    }
    const removal = await client
      .delete(`${BASE}/force_delete_website_deployments/`)
      .qs({ website_id: person.website.id })
      .bearerToken(bearer)
    removal.assertStatus(404)
    assert.lengthOf(vercel.account.deployments, 1)
    assert.include(await textAt(deployment.deployment_url), 'First')
  })
})
