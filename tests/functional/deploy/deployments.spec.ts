import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { hosts } from '#config/hosts'
import { dataDir } from '#config/storage'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { signedInUser } from '#tests/helpers/people'
import { withoutPublishedHead } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { edit, page, readyWebsite, reservedWebsite } from '#tests/helpers/websites'

const BASE = '/api/deployment/deployments'

/** A new person and their calls for publishing. */
async function publisher(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const post = (call: string, body: object = {}) =>
    client.post(`${BASE}/${call}/`).bearerToken(bearer).json(body)
  return {
    user,
    bearer,
    publish: (id?: unknown) => post('deploy_website', { website_id: id }),
    check: (id?: unknown) => post('check_status', { deployment_id: id }),
    refresh: () => post('refresh_deployment_list'),
    readiness: (id?: string) =>
      client.get(`${BASE}/readiness/${id ? `?website_id=${id}` : ''}`).bearerToken(bearer),
    list: () => client.get(`${BASE}/list_deployments/`).bearerToken(bearer),
    takeDown: (id?: string) =>
      client
        .delete(`${BASE}/force_delete_website_deployments/${id ? `?website_id=${id}` : ''}`)
        .bearerToken(bearer),
  }
}

test.group('Publishing', () => {
  test('puts the newest saved revision at its address', async ({ assert, client }) => {
    const { user, publish, check, list } = await publisher(client)
    const website = await readyWebsite(user, { title: 'Corner Bread' })
    await edit(website, page('Newest'))

    const first = await publish(website.id)
    first.assertStatus(200)
    const { deployment, ...rest } = first.body()
    assert.deepEqual(rest, { success: true, is_redeploy: false })
    assert.equal(deployment.status, 'ready')
    assert.equal(deployment.website_id, website.id)
    assert.equal(deployment.published_version, 2)
    assert.match(deployment.deployment_url, /^http:\/\/corner-bread(-[a-z0-9]{5})?\.localhost:\d+$/)
    assert.equal(new Date(deployment.updated_at).toISOString(), deployment.updated_at)

    const again = await publish(website.id)
    assert.isTrue(again.body().is_redeploy)
    assert.equal(again.body().deployment.id, deployment.id)

    assert.deepEqual((await list()).body(), [again.body().deployment])
    const status = await check(deployment.id)
    assert.deepEqual(status.body(), { success: true, deployment: again.body().deployment })
  })

  test('makes one live deployment from twenty simultaneous requests', async ({
    assert,
    client,
  }) => {
    const { user, publish } = await publisher(client)
    const website = await readyWebsite(user, { html: page('At once') })
    const answers = await Promise.all(Array.from({ length: 20 }, () => publish(website.id)))
    const ids = new Set(answers.map((answer) => answer.body().deployment.id))
    assert.lengthOf([...ids], 1)
    for (const answer of answers) assert.equal(answer.body().deployment.status, 'ready')
    const firsts = answers.filter((answer) => !answer.body().is_redeploy)
    assert.lengthOf(firsts, 1)
  })

  test('is refused while the website is being built', async ({ assert, client }) => {
    const { user, publish } = await publisher(client)
    const reserved = await reservedWebsite(user)
    assert.isTrue(reserved.ok)
    if (!reserved.ok) return
    const answer = await publish(reserved.value.id)
    answer.assertStatus(409)
    assert.containsSubset(answer.body(), { success: false, code: 'still_building' })
  })

  test('is refused on a public host while the email address is not verified', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { user, publish } = await publisher(client)
    const website = await readyWebsite(user, { html: page('Unverified') })
    const wasPublic = hosts.isPublic
    cleanup(() => void Object.assign(hosts, { isPublic: wasPublic }))
    Object.assign(hosts, { isPublic: true })

    // On a public host the app answers to its own name only.
    const publishThere = () => publish(website.id).header('host', hosts.appHost)
    await user.merge({ emailVerified: false }).save()
    const refused = await publishThere()
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), { success: false, code: 'email_unverified' })

    await user.merge({ emailVerified: true }).save()
    ;(await publishThere()).assertStatus(200)
  })
})

test.group('Access to publishing', () => {
  test('only the owner can publish a website and unpublish it', async ({ assert, client }) => {
    const [owner, stranger] = [await publisher(client), await publisher(client)]
    const { id } = await readyWebsite(owner.user)
    const { deployment } = (await owner.publish(id)).body()
    const answers = [
      await stranger.publish(id),
      await stranger.check(deployment.id),
      await stranger.takeDown(id),
    ]
    for (const answer of answers) answer.assertStatus(404)
    assert.equal((await rawRequest(deployment.deployment_url)).status, 200)
  })

  test('a request must name a website', async ({ assert, client }) => {
    const { publish, check, takeDown } = await publisher(client)
    const before = await databaseDump()
    for (const value of [undefined, null, '', 7, ['x']]) {
      const deploy = await publish(value)
      deploy.assertStatus(400)
      assert.deepEqual(deploy.body(), {
        success: false,
        error: 'Say which website is meant.',
        code: 'invalid',
      })
      const checked = await check(value)
      checked.assertStatus(400)
      assert.equal(checked.body().error, 'Say which deployment is meant.')
    }
    const remove = await takeDown()
    remove.assertStatus(400)
    assert.deepEqual(await changesSince(before), [])
  })
})

test.group('Ready to publish', () => {
  const place = '<p data-todo="Add your hours">Add your hours</p>'

  test('counts passed checks and says how to fix the others', async ({ assert, client }) => {
    const { user, readiness } = await publisher(client)
    const html = page('Fresh bread').replace('</body>', `${place}<img src="images/a.webp"></body>`)
    const website = await readyWebsite(user, { html })
    const {
      success,
      ready,
      passed,
      total,
      checks,
      open_places: open,
      ...rest
    } = (await readiness(website.id)).body()
    assert.deepEqual(rest, {})
    assert.deepEqual([success, ready, open], [true, true, ['Add your hours']])
    assert.lengthOf(checks, total)
    const failing = checks.filter((check: any) => !check.ok)
    assert.equal(passed, total - failing.length)
    assert.sameMembers(
      failing.map((check: any) => check.id),
      ['description', 'pictures']
    )
    assert.deepEqual(failing[1], {
      id: 'pictures',
      severity: 'should',
      ok: false,
      title: 'One picture has no description',
      detail: 'a.webp',
      fix: failing[1].fix,
    })
    for (const check of checks) assert.equal(check.fix === undefined, check.ok, check.id)
  })

  test('checks the newest revision and changes nothing', async ({ assert, client }) => {
    const { user, readiness } = await publisher(client)
    const website = await readyWebsite(user)
    const before = await databaseDump()
    const { passed } = (await readiness(website.id)).body()
    assert.deepEqual(await changesSince(before), [])
    await edit(website, page('Two').replace('<html lang="en">', '<html>'))
    assert.equal((await readiness(website.id)).body().passed, passed - 1)
  })

  test('a page that is dangerous for visitors is not published, and the live site stays', async ({
    assert,
    client,
  }) => {
    const { user, publish, readiness } = await publisher(client)
    const website = await readyWebsite(user, { html: page('Fine') })
    const { deployment } = (await publish(website.id)).body()
    const bad = page('Bad').replace('</body>', '<a href="javascript:steal()">Win</a></body>')
    await edit(website, bad)

    assert.isFalse((await readiness(website.id)).body().ready)
    const before = await databaseDump()
    const refused = await publish(website.id)
    refused.assertStatus(400)
    const { checks, ...rest } = refused.body()
    assert.deepEqual(rest, {
      success: false,
      code: 'gate_failed',
      error: 'Fix these first. One link or form runs code instead of leading somewhere.',
    })
    assert.deepEqual(
      checks.map((check: any) => [check.id, check.severity, check.ok]),
      [['safe_addresses', 'must', false]]
    )
    assert.deepEqual(await changesSince(before), [])
    assert.include((await rawRequest(deployment.deployment_url)).body, 'Fine')

    await edit(website, page('Good again'))
    assert.isTrue((await publish(website.id)).body().success)
  })

  test('checks that only advise do not prevent publishing', async ({ assert, client }) => {
    const { user, publish, readiness } = await publisher(client)
    const html = '<html><head></head><body><h3>Hi</h3><img src="a"><a href="#x">x</a></body></html>'
    const website = await readyWebsite(user, { html })
    const { ready, passed, total } = (await readiness(website.id)).body()
    assert.isTrue(ready)
    assert.isBelow(passed, total - 5)
    assert.equal((await publish(website.id)).body().deployment.status, 'ready')
  })

  test('is shown to the owner only', async ({ assert, client }) => {
    const [owner, stranger] = [await publisher(client), await publisher(client)]
    const { id } = await readyWebsite(owner.user)
    const answer = await stranger.readiness(id)
    answer.assertStatus(404)
    const unnamed = await owner.readiness()
    unnamed.assertStatus(400)
    assert.equal(unnamed.body().error, 'Say which website is meant.')
  })
})

test.group('Unpublishing a website', () => {
  test('takes effect at once, and can be repeated', async ({ assert, client }) => {
    const { user, publish, list, takeDown } = await publisher(client)
    const website = await readyWebsite(user)
    const published = await publish(website.id)
    const { deployment_url: address } = published.body().deployment
    assert.equal((await rawRequest(address)).status, 200)

    for (let i = 0; i < 2; i++) {
      const answer = await takeDown(website.id)
      assert.deepEqual(answer.body(), { success: true })
      assert.equal((await rawRequest(address)).status, 404)
    }
    assert.deepEqual((await list()).body(), [])

    const back = await publish(website.id)
    assert.isFalse(back.body().is_redeploy)
    assert.equal((await rawRequest(address)).status, 200)
  })

  test('happens when the website is deleted', async ({ assert, client }) => {
    const { user, bearer, publish } = await publisher(client)
    const website = await readyWebsite(user)
    const published = await publish(website.id)
    const { deployment_url: address } = published.body().deployment
    assert.equal((await rawRequest(address)).status, 200)
    await client.delete(`/api/spa/websites/${website.id}/`).bearerToken(bearer)
    assert.equal((await rawRequest(address)).status, 404)
  })
})

test.group('A deployment without a running publish', () => {
  test('is reported as failed, then removed, and can be published again', async ({
    assert,
    client,
  }) => {
    const { user, publish, check, refresh } = await publisher(client)
    const [lost, fine] = [
      await readyWebsite(user, { html: page('Lost') }),
      await readyWebsite(user, { html: page('Fine') }),
    ]
    const { deployment } = (await publish(lost.id)).body()
    await publish(fine.id)

    const whole = (await refresh()).body()
    assert.deepEqual(whole.cleanup_details, { cleaned_up: 0 })
    assert.lengthOf(whole.deployments, 2)

    const { headers } = await rawRequest(deployment.deployment_url)
    const hash = headers.etag!.replaceAll('"', '')
    const folder = join(dataDir, 'releases')
    assert.includeMembers(await readdir(folder), [hash, `${hash}.br`, `${hash}.gz`])
    await rm(join(folder, `${hash}.br`))

    const checked = await check(deployment.id)
    assert.equal(checked.body().deployment.status, 'error')

    const cleaned = (await refresh()).body()
    assert.isTrue(cleaned.success)
    assert.deepEqual(cleaned.cleanup_details, { cleaned_up: 1 })
    assert.deepEqual(
      cleaned.deployments.map((row: any) => row.website_id),
      [fine.id]
    )
    assert.equal((await publish(lost.id)).body().deployment.status, 'ready')
    const back = (await rawRequest(deployment.deployment_url)).body
    assert.equal(withoutPublishedHead(back), strippedPage('Lost'))
  })
})

function strippedPage(words: string): string {
  return page(words).replace(/ data-element-id=(["'])e\d\1/g, '')
}
