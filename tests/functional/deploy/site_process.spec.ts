import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { clock } from '#core/clock'
import { storedMoment } from '#core/moment_column'
import { Account } from '#tests/helpers/account'
import { BROWSERS } from '#tests/helpers/browsers'
import { eventually } from '#tests/helpers/eventually'
import { fetchHost, startProduct, type Product } from '#tests/helpers/product'
import { startSiteHost } from '#tests/helpers/site_process'

/** A mail server and a model that nobody answers for. */
const NOTHING_ELSE_RUNS = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
  OPENAI_MODEL: 'none',
}

const DEPLOYMENTS = '/deployment/deployments'

let owners = 0

/** A published website, as the process beside the app sees it. */
async function beside(app: Product, sites: Product) {
  const account = await Account.open(app, `owner${(owners += 1)}@example.com`)
  const id = await account.build()
  const address = await account.publish(id)
  const { host } = new URL(address)
  const slug = host.split('.')[0]
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetchHost(app, `${app.url}/api${path}`, {
      method,
      headers: {
        'authorization': `Bearer ${account.tokens.access}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify({ website_id: id, ...body }) }),
    })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`)
    return JSON.parse(answer.body)
  }
  return {
    account,
    id,
    slug,
    address,
    call,
    publish: () => account.publish(id),
    saysHeading: (words: string) =>
      account.rewrite(id, (html) => html.replace(/(<h1[^>]*>)[\s\S]*?(<\/h1>)/, `$1${words}$2`)),
    read: (at = address, headers = {}) => fetchHost(sites, `${at}/`, { headers }),
    answers: (status: number, at = address) =>
      eventually(async () => (await fetchHost(sites, `${at}/`)).status === status),
    shows: (words: string) =>
      eventually(async () => (await fetchHost(sites, `${address}/`)).body.includes(words)),
  }
}

test.group('A site host beside the app', (group) => {
  group.tap((one) => one.timeout(120_000))
  let app: Product
  let sites: Product
  group.setup(async () => {
    app = await startProduct()
    sites = await startSiteHost(app, NOTHING_ELSE_RUNS)
    return async () => {
      await sites.stop()
      await app.stop()
    }
  })

  test('follows what the app publishes, rolls back, moves, suspends and takes down', async ({
    assert,
  }) => {
    const site = await beside(app, sites)
    await site.answers(200)
    await site.saysHeading('Second bread')
    await site.publish()
    await site.shows('Second bread')

    const { releases } = await site.call('GET', `${DEPLOYMENTS}/releases/?website_id=${site.id}`)
    await site.call('POST', `${DEPLOYMENTS}/rollback/`, { release_id: releases[1].id })
    await eventually(async () => !(await site.read()).body.includes('Second bread'))

    suspend(app, site.slug, true)
    await site.answers(451)
    suspend(app, site.slug, false)
    await site.answers(200)

    const slug = `${site.slug.slice(0, 20)}-moved`
    await site.call('POST', `${DEPLOYMENTS}/change_address/`, { slug })
    await site.answers(308)
    const moved = site.address.replace(site.slug, slug)
    assert.equal((await site.read()).headers.location, `${moved}/`)
    await site.answers(200, moved)

    const path = `${DEPLOYMENTS}/force_delete_website_deployments/?website_id=${site.id}`
    await site.call('DELETE', path)
    await site.answers(404, moved)
  })

  test('has examples, and no app, no preview and no sandbox', async ({ assert }) => {
    const site = await beside(app, sites)
    await site.answers(200)
    const website = await site.call('GET', `/spa/websites/${site.id}/`)
    const preview = new URL(website.preview_url ?? `http://p-x.localhost:${app.port}/`)
    for (const address of [
      `${app.url}/`,
      `${app.url}/api/users/me/`,
      `http://pay.localhost:${app.port}/`,
      `http://nobody.localhost:${app.port}/`,
      'http://stranger.example/',
      preview.href,
    ]) {
      const answer = await fetchHost(sites, address)
      assert.equal(answer.status, 404, address)
      assert.isNotEmpty(answer.body)
    }
    const example = await fetchHost(sites, `http://example-bakery.localhost:${app.port}/`)
    assert.equal(example.status, 200)
    assert.include(example.body, 'Marrow Lane Bakery')
    const health = await fetchHost(sites, `http://127.0.0.1:${sites.port}/health`)
    assert.deepEqual(JSON.parse(health.body), { status: 'ok' })
    const atItsPort = site.address.replace(`:${app.port}`, `:${sites.port}`)
    assert.equal((await site.read(atItsPort)).status, 200)
  })

  test('answers the proxy that asks for certificates', async ({ assert }) => {
    const site = await beside(app, sites)
    const asked = async (name: string) => {
      const path = `/internal/tls/ask?domain=${name}`
      return (await fetchHost(sites, `http://127.0.0.1:${sites.port}${path}`)).status
    }
    assert.equal(await asked(`${site.slug}.localhost`), 200)
    assert.equal(await asked('stranger.example'), 404)
  })

  // The last one: it ends both processes.
  test('serves, takes messages and counts visits while the app is dead', async ({ assert }) => {
    const site = await beside(app, sites)
    await site.answers(200)
    await app.kill()
    const headers = { 'user-agent': BROWSERS.computer }
    for (let visit = 0; visit < 3; visit++) {
      assert.equal((await site.read(site.address, headers)).status, 200)
    }
    const answer = await fetchHost(sites, `${site.address}/_forms/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Eve&email=eve%40example.com&message=Do+you+bake+on+Sunday%3F',
    })
    assert.equal(answer.status, 200)
    assert.deepEqual(messagesTo(app, site.id), ['Do you bake on Sunday?'])
    assert.equal(await sites.stop(), 0, sites.output())
    assert.equal(site.account.storedViews(site.id), 3)
  })
})

/** What `node ace site:suspend` stores. */
function suspend({ dataDir }: Product, slug: string, isSuspended: boolean): void {
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'))
  db.exec('PRAGMA busy_timeout = 5000')
  if (isSuspended) {
    const now = storedMoment(clock.now())
    db.prepare('INSERT INTO suspensions (slug, created_at) VALUES (?, ?)').run(slug, now)
  } else db.prepare('DELETE FROM suspensions WHERE slug = ?').run(slug)
  db.close()
}

function messagesTo({ dataDir }: Product, website: string): string[] {
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'), { readOnly: true })
  const rows = db.prepare('SELECT text FROM messages WHERE website_id = ?').all(website)
  db.close()
  return rows.map(({ text }) => String(text))
}
