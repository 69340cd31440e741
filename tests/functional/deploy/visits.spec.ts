import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { enqueue } from '#core/tasks/enqueue'
import { taskOnceFinal } from '#core/tasks/signals'
import { inTransaction } from '#core/transaction'
import { forgetVisits, SuspendSite, visitCounter } from '#deploy/main'
import { Domain } from '#deploy/models/domain'
import { DomainHost } from '#deploy/models/domain_host'
import { BROWSERS } from '#tests/helpers/browsers'
import { live } from '#tests/helpers/live_site'
import { signedInUser, signIn } from '#tests/helpers/people'
import { postForm, rawRequest } from '#tests/helpers/raw_request'
import type { Website } from '#websites/main'

const TABLES = ['visit_days', 'visit_sources', 'visit_hashes', 'visit_salts']

/** A published site whose visits are read by its owner. */
async function published(client: ApiClient) {
  const { user, website, address } = await live()
  const { access } = await signIn(user)
  return {
    user,
    website,
    address,
    async visits(days: number | null = 7) {
      await visitCounter.flush()
      const answer = await client
        .get(`/api/spa/websites/${website.id}/visits/`)
        .qs(days === null ? {} : { days })
        .bearerToken(access)
      answer.assertStatus(200)
      return answer.body()
    },
  }
}

interface Visit {
  from?: string
  browser?: string
  headers?: Record<string, string>
  method?: string
}

function visit(address: string, { from, browser, headers, method }: Visit = {}) {
  return rawRequest(address, {
    method,
    headers: {
      'user-agent': browser ?? BROWSERS.computer,
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
  })
}

const rowsOf = (table: string, website: Website) => db.from(table).where('website_id', website.id)

async function forgets() {
  const { kind } = forgetVisits
  const task = await inTransaction((trx) => enqueue(trx, { kind, payload: {} }))
  await taskOnceFinal(task.id, 20_000)
}

test.group('Visits of a published site', (group) => {
  group.each.setup(() => {
    return async () => {
      Settings.now = () => Date.now()
      await visitCounter.flush()
      for (const table of TABLES) await db.from(table).delete()
    }
  })

  test('are views and visitors by day, with referrers and devices', async ({ assert, client }) => {
    const { address, visits } = await published(client)
    const referer = 'https://news.example.com/story?q=private'
    await visit(address, { from: '198.51.100.1', headers: { referer } })
    await visit(address, { from: '198.51.100.1' })
    await visit(address, { from: '198.51.100.2', browser: BROWSERS.phone, headers: { referer } })
    await visitCounter.flush()
    await visit(address, { from: '198.51.100.2', browser: BROWSERS.phone })
    await visit(address, { from: '198.51.100.2', browser: BROWSERS.tablet })

    const answer = await visits()
    const today = new Date().toISOString().slice(0, 10)
    assert.lengthOf(answer.days, 7)
    assert.deepEqual(answer.days[6], { day: today, views: 5, visitors: 3 })
    assert.deepEqual(
      answer.days.slice(0, 6).map(({ views }: { views: number }) => views),
      [0, 0, 0, 0, 0, 0]
    )
    assert.deepEqual([answer.views, answer.visitors], [5, 3])
    assert.deepEqual(answer.previous, { views: 0, visitors: 0 })
    assert.deepEqual(answer.referrers, [{ name: 'news.example.com', views: 2 }])
    assert.deepEqual(answer.devices, [
      { name: 'computer', views: 2 },
      { name: 'phone', views: 2 },
      { name: 'tablet', views: 1 },
    ])
  })

  test('are only pages that people look at', async ({ assert, client }) => {
    const { address, website, visits } = await published(client)
    const { headers } = await visit(address)
    assert.isUndefined(headers['set-cookie'])
    const again = await visit(address, { headers: { 'if-none-match': headers.etag! } })
    assert.equal(again.status, 304)
    assert.equal((await visits()).views, 2)

    await visit(address, { method: 'HEAD' })
    await visit(address, { browser: BROWSERS.robot })
    await visit(address, { headers: { 'sec-purpose': 'prefetch' } })
    for (const path of ['robots.txt', 'sitemap.xml', 'favicon.ico', 'missing', '404.html']) {
      await visit(address + path)
    }
    await postForm(`${address}_forms/contact`, { name: 'A', email: 'a@b.example', message: 'Hi' })
    await new SuspendSite().handle(website.slug, true)
    assert.equal((await visit(address)).status, 451)
    await new SuspendSite().handle(website.slug, false)
    assert.equal((await visits()).views, 2)
  })

  test('at an own domain count, and their way from the other address does not', async ({
    assert,
    client,
  }) => {
    const { address, user, website, visits } = await published(client)
    const name = `${website.slug}.example.com`
    const domain = await Domain.create({
      id: newId(),
      websiteId: website.id,
      userId: user.id,
      name,
      token: 'x',
      findings: [],
      checkAt: clock.now(),
    })
    await DomainHost.create({ host: name, domainId: domain.id })
    const host = `${name}:${process.env.PORT}`
    assert.equal((await visit(address, { headers: { host, referer: address } })).status, 200)
    await visit(address, { headers: { referer: `https://www.${name}/` } })
    const answer = await visits()
    assert.equal(answer.views, 2)
    assert.equal(answer.visitors, 1)
    assert.deepEqual(answer.referrers, [])
  })

  test('can be read only by the owner, for four ranges', async ({ assert, client }) => {
    const { website, visits } = await published(client)
    const stranger = await signedInUser()
    const address = `/api/spa/websites/${website.id}/visits/`
    ;(await client.get(address).bearerToken(stranger.bearer)).assertStatus(404)
    ;(await client.get(address)).assertStatus(401)
    for (const days of [7, 30, 90, 365]) assert.lengthOf((await visits(days)).days, days)
    assert.lengthOf((await visits(null)).days, 30)
  })

  test('are compared with the days before, as far as they are kept', async ({ assert, client }) => {
    const { website, visits } = await published(client)
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    for (const [ago, views] of [
      [0, 1],
      [6, 20],
      [7, 300],
      [13, 4_000],
      [14, 50_000],
    ]) {
      const row = { website_id: website.id, day: day(ago), views, visitors: views / 2 }
      await db.table('visit_days').insert(row)
    }
    const week = await visits(7)
    assert.equal(week.views, 21)
    assert.deepEqual(week.previous, { views: 4_300, visitors: 2_150 })
    assert.isNull((await visits(365)).previous)
  })

  test('leave no trace of who visited once the day is over', async ({ assert, client }) => {
    Settings.now = () => Date.UTC(2026, 2, 14, 23, 59)
    const { address, website, visits } = await published(client)
    await visit(address)
    await visit(address)
    await visitCounter.flush()
    const [{ hash }] = await rowsOf('visit_hashes', website)
    assert.match(hash, /^[\da-f]{16}$/)
    const stored = JSON.stringify(await Promise.all(TABLES.map((table) => db.from(table))))
    assert.notInclude(stored, '127.0.0.1')
    assert.notInclude(stored, 'Mozilla')

    await visit(address, { from: '198.51.100.9' })
    Settings.now = () => Date.UTC(2026, 2, 15, 0, 1)
    await forgets()
    // A process may still store what it counted just before midnight.
    await visitCounter.flush()
    await visit(address)
    const answer = await visits()
    assert.deepEqual(answer.days.slice(-2), [
      { day: '2026-03-14', views: 3, visitors: 2 },
      { day: '2026-03-15', views: 1, visitors: 1 },
    ])
    const salts = await db.from('visit_salts').orderBy('day')
    assert.lengthOf(new Set(salts.map(({ salt }) => salt)), 2)

    Settings.now = () => Date.UTC(2026, 2, 15, 0, 11)
    await forgets()
    assert.deepEqual(
      (await db.from('visit_salts')).map(({ day }) => day),
      ['2026-03-15']
    )
    const hashes = await rowsOf('visit_hashes', website)
    assert.deepEqual(
      hashes.map(({ day }) => day),
      ['2026-03-15']
    )
    assert.notEqual(hashes[0].hash, hash)
    assert.equal((await visits()).visitors, 3)
  })

  test('are kept for 13 months', async ({ assert, client }) => {
    const { website } = await published(client)
    Settings.now = () => Date.UTC(2026, 2, 14, 12)
    for (const day of ['2025-02-13', '2025-02-14']) {
      const row = { website_id: website.id, day, views: 1 }
      await db.table('visit_days').insert({ ...row, visitors: 1 })
      await db.table('visit_sources').insert({ ...row, kind: 'device', name: 'phone' })
    }
    await forgets()
    for (const table of ['visit_days', 'visit_sources']) {
      const kept = await rowsOf(table, website)
      assert.deepEqual(
        kept.map(({ day }) => day),
        ['2025-02-14'],
        table
      )
    }
  })

  test('that could not be stored are stored later, once', async ({ assert, client }) => {
    const { address, visits } = await published(client)
    const referer = 'https://example.com/'
    await visit(address, { headers: { referer } })
    await db.rawQuery('pragma query_only = on')
    try {
      await visitCounter.flush()
      assert.equal((await visit(address, { headers: { referer } })).status, 200)
      await visitCounter.flush()
    } finally {
      await db.rawQuery('pragma query_only = off')
    }
    const answer = await visits()
    assert.deepEqual([answer.views, answer.visitors], [2, 1])
    assert.deepEqual(answer.referrers, [{ name: 'example.com', views: 2 }])
    assert.equal((await visits()).views, 2)
  })

  test('from more than 100 hosts in a day are added up as others', async ({ assert, client }) => {
    const { address, website, visits } = await published(client)
    for (let at = 0; at < 104; at++) {
      await visit(address, { headers: { referer: `https://site${at}.com/` } })
      if (at % 50 === 0) await visitCounter.flush()
    }
    await visits()
    const stored = await rowsOf('visit_sources', website).where('kind', 'referrer')
    assert.lengthOf(stored, 101)
    assert.equal(stored.find(({ name }) => name === 'other').views, 4)
  })

  test('are deleted with their website, also those not stored yet', async ({ assert, client }) => {
    const { user, address, website } = await published(client)
    const other = await published(client)
    const { access } = await signIn(user)
    await visit(address)
    await visitCounter.flush()
    await visit(address)
    await visit(other.address)
    const gone = await client.delete(`/api/spa/websites/${website.id}/`).bearerToken(access)
    gone.assertStatus(204)
    assert.equal((await other.visits()).views, 1)
    for (const table of TABLES.slice(0, 3)) assert.lengthOf(await rowsOf(table, website), 0, table)
  })
})
