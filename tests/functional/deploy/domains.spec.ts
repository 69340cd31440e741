import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { domainsConfig } from '#config/domains'
import { clock } from '#core/clock'
import { storedMoment } from '#core/moment_column'
import { enqueue } from '#core/tasks/enqueue'
import { taskOnceFinal } from '#core/tasks/signals'
import { inTransaction } from '#core/transaction'
import { GrantPlan } from '#billing/main'
import { checkDomains } from '#deploy/main'
import { VerifyDomain } from '#deploy/actions/verify_domain'
import { Domain } from '#deploy/models/domain'
import { domainMap } from '#deploy/site_host/domain_map'
import { Website } from '#websites/main'
import { DnsServer } from '#tests/fakes/dns_server'
import { live } from '#tests/helpers/live_site'
import { mailsTo } from '#tests/helpers/mails'
import { signIn, signedInUser } from '#tests/helpers/people'
import { rawRequest } from '#tests/helpers/raw_request'
import { page, readyWebsite } from '#tests/helpers/websites'
import { Settings } from 'luxon'

const OURS = '203.0.113.10'
let counter = 0

/** A published website of a person with a paid plan. */
async function owner(words = 'ours') {
  const { user, website, address } = await live(page(words))
  const { access: bearer } = await signIn(user)
  return { user, website, address, bearer, name: `shop${(counter += 1)}.com` }
}

type Owner = Awaited<ReturnType<typeof owner>>

function domainCalls(client: ApiClient, { website, bearer }: Pick<Owner, 'website' | 'bearer'>) {
  const base = `/api/spa/websites/${website.id}`
  return {
    add: (domain: unknown) =>
      client.post(`${base}/add_custom_domain/`).json({ domain_name: domain }).bearerToken(bearer),
    verify: () => client.post(`${base}/verify_custom_domain/`).bearerToken(bearer),
    remove: () => client.delete(`${base}/remove_custom_domain/`).bearerToken(bearer),
    read: () => client.get(`${base}/custom_domain/`).bearerToken(bearer),
  }
}

test.group('Own domains', (group) => {
  const dns = new DnsServer()
  group.setup(async () => {
    const before = { ...domainsConfig }
    Object.assign(domainsConfig, {
      addresses: [OURS],
      cname: 'sites.example.net',
      dnsServers: [await dns.listen()],
    })
    return async () => {
      Object.assign(domainsConfig, before)
      await dns.close()
    }
  })
  group.each.setup(() => {
    dns.zone = {}
    dns.fault = 'none'
    return () => {
      Settings.now = () => Date.now()
    }
  })

  /** The records that the owner was told to enter. */
  async function enters(client: ApiClient, who: Owner, name = who.name) {
    const { dns_instructions: told } = (await domainCalls(client, who).add(name)).body()
    const proof = told.records.find(({ type }: any) => type === 'TXT').value
    dns.zone[name] = { A: [OURS] }
    dns.zone[`www.${name}`] = { CNAME: ['sites.example.net'] }
    const proofs = dns.zone[`_sitewright-challenge.${name}`]?.TXT ?? []
    dns.zone[`_sitewright-challenge.${name}`] = { TXT: [...proofs, 'other', proof] }
  }

  /** The regular look, now. */
  async function looksAgain({ website }: Owner) {
    const past = storedMoment(clock.now().minus({ minutes: 1 }))
    await Domain.query().where('website_id', website.id).update({ check_at: past })
    const { kind } = checkDomains
    const task = await inTransaction((trx) => enqueue(trx, { kind, payload: {} }))
    await taskOnceFinal(task.id, 20_000)
    domainMap.forgetAll()
  }

  const seen = (host: string, path = '/') =>
    rawRequest(`http://127.0.0.1:${process.env.PORT}${path}`, { headers: { host } })

  test('come with the records to enter', async ({ client, assert }) => {
    const who = await owner()
    const answer = await domainCalls(client, who).add(`  ${who.name.toUpperCase()} `)
    answer.assertStatus(200)
    const { success, dns_instructions: told } = answer.body()
    assert.isTrue(success)
    assert.match(told.message, /5-30 minutes/)
    assert.containsSubset(told.records, [
      { type: 'A', name: '@', value: OURS },
      { type: 'CNAME', name: 'www', value: 'sites.example.net' },
      { type: 'TXT', name: '_sitewright-challenge' },
    ])
    for (const record of told.records) assert.isNotEmpty(record.description)
    const website = await Website.findOrFail(who.website.id)
    assert.equal(website.customDomain, who.name)
    assert.isFalse(website.customDomainVerified)
    const again = await domainCalls(client, who).add(who.name)
    assert.deepEqual(again.body().dns_instructions, told)
    const second = await domainCalls(client, who).add('another.com')
    assert.equal(second.body().code, 'has_domain')
  })

  test('show the website once they are verified, and www leads there', async ({
    client,
    assert,
  }) => {
    const who = await owner('our bread')
    await enters(client, who)
    const unknown = await seen(who.name)
    assert.equal(unknown.status, 404)
    const verified = await domainCalls(client, who).verify()
    assert.isTrue(verified.body().verified)
    assert.isUndefined(verified.body().error)
    assert.isTrue(verified.body().findings.every(({ ok }: any) => ok))

    const shown = await seen(who.name)
    assert.equal(shown.status, 200)
    assert.include(shown.body, 'our bread')
    const www = await seen(`www.${who.name}`, '/menu?x=1')
    assert.equal(www.status, 308)
    assert.equal(www.headers.location, `http://${who.name}/menu?x=1`)
    const twisted = await seen(`www.${who.name}`, '//evil.example/')
    assert.equal(twisted.headers.location, `http://${who.name}/`)
    const read = await domainCalls(client, who).read()
    assert.containsSubset(read.body(), { domain: who.name, verified: true, is_included: true })
  })

  test('say record by record what is wrong', async ({ client, assert }) => {
    const who = await owner()
    const { add, verify } = domainCalls(client, who)
    await add(who.name)
    const empty = await verify()
    assert.isFalse(empty.body().verified)
    assert.match(
      empty.body().error,
      /^Domain could not be verified yet\. Please check your DNS settings\./
    )
    assert.include(empty.body().error, `There is no record for ${who.name} yet.`)
    assert.include(empty.body().error, 'There is no TXT record at')

    await enters(client, who)
    dns.zone[`www.${who.name}`] = { A: ['198.51.100.7'] }
    dns.zone[who.name] = { A: [OURS, '198.51.100.7'] }
    const wrong = await verify()
    assert.isFalse(wrong.body().verified)
    assert.include(wrong.body().error, `www.${who.name} points to 198.51.100.7, which is not us.`)
    assert.include(wrong.body().error, 'but also to 198.51.100.7')

    dns.zone[who.name] = { A: [OURS] }
    const enough = await verify()
    assert.isTrue(enough.body().verified)
    assert.isFalse(enough.body().findings.find(({ name }: any) => name.startsWith('www')).ok)
  })

  test('whose name servers are {$self} say so, and lose nothing')
    .with(['silent', 'servfail'] as const)
    .run(async ({ client, assert }, fault) => {
      const who = await owner()
      await enters(client, who)
      await domainCalls(client, who).verify()
      dns.fault = fault
      const begun = performance.now()
      const answer = await domainCalls(client, who).verify()
      assert.isBelow(performance.now() - begun, 6_500)
      assert.isFalse(answer.body().verified)
      assert.include(answer.body().error, 'do not answer')
      assert.equal((await seen(who.name)).status, 200)
      assert.lengthOf(await mailsTo(who.user.email), 0)
    })

  test('of another person can be taken with a newer proof, and never without', async ({
    client,
    assert,
  }) => {
    const first = await owner('first')
    await enters(client, first)
    await domainCalls(client, first).verify()
    const second = await owner('second')
    await domainCalls(client, second).add(first.name)
    const without = await domainCalls(client, second).verify()
    assert.isFalse(without.body().verified)
    assert.include(without.body().error, 'has another value than yours')
    assert.include((await seen(first.name)).body, 'first')

    await enters(client, second, first.name)
    await domainCalls(client, second).verify()
    assert.include((await seen(first.name)).body, 'second')
    const website = await Website.findOrFail(first.website.id)
    assert.isFalse(website.customDomainVerified)
    const [mail] = await mailsTo(first.user.email)
    assert.include(mail.subject!, 'belongs to another account')
  })

  test('are gone at once when they are removed, and with their website', async ({
    client,
    assert,
  }) => {
    const who = await owner()
    await enters(client, who)
    await domainCalls(client, who).verify()
    const removed = await domainCalls(client, who).remove()
    removed.assertStatus(200)
    assert.equal((await seen(who.name)).status, 404)
    await domainCalls(client, who).remove()
    await enters(client, who)
    await domainCalls(client, who).verify()
    await client.delete(`/api/spa/websites/${who.website.id}/`).bearerToken(who.bearer)
    domainMap.forgetAll()
    assert.equal((await seen(who.name)).status, 404)
  })

  test('that point elsewhere are kept for seven days, and mails say so', async ({
    client,
    assert,
  }) => {
    const who = await owner()
    await enters(client, who)
    await domainCalls(client, who).verify()
    dns.zone = { [who.name]: { A: ['198.51.100.7'] } }
    const check = async () =>
      new VerifyDomain().handle(await Domain.findByOrFail('website_id', who.website.id))
    await check()
    assert.equal((await seen(who.name)).status, 200)
    const later = clock.millis() + 8 * 86_400_000
    Settings.now = () => later
    await check()
    assert.equal((await seen(who.name)).status, 404)
    Settings.now = () => Date.now()
    const subjects = (await mailsTo(who.user.email)).map(({ subject }) => subject)
    assert.sameMembers(subjects, [
      `${who.name} no longer points to your website`,
      `${who.name} was taken off your website`,
    ])
  })

  test('need a paid plan and a published website', async ({ client, assert }) => {
    const free = await signedInUser()
    const website = await readyWebsite(free.user)
    const refusal = await domainCalls(client, { website, bearer: free.bearer }).add('shop.com')
    refusal.assertStatus(403)
    assert.equal(refusal.body().code, 'plan_feature')
    const paid = await signedInUser({ subscriptionType: 'basic' })
    const draft = await readyWebsite(paid.user)
    const unpublished = await domainCalls(client, { website: draft, bearer: paid.bearer }).add(
      'shop.com'
    )
    unpublished.assertStatus(400)
    assert.equal(unpublished.body().code, 'not_published')
    assert.isNull(await Domain.findBy('website_id', draft.id))
  })

  test('without a plan for them lead to the website’s own address after 14 days', async ({
    client,
    assert,
  }) => {
    const who = await owner()
    await enters(client, who)
    await domainCalls(client, who).verify()
    await new GrantPlan().handle(who.user.email, 'free')
    await looksAgain(who)
    const [mail, ...more] = await mailsTo(who.user.email)
    assert.equal(mail.subject, `${who.name} needs a paid plan`)
    assert.lengthOf(more, 0)
    assert.equal((await seen(who.name)).status, 200)

    const later = clock.millis() + 15 * 86_400_000
    Settings.now = () => later
    domainMap.forgetAll()
    const shown = await seen(who.name, '/menu')
    assert.equal(shown.status, 308)
    assert.equal(shown.headers.location, `${who.address}menu`)
    Settings.now = () => Date.now()

    await new GrantPlan().handle(who.user.email, 'basic')
    await looksAgain(who)
    Settings.now = () => later
    assert.equal((await seen(who.name)).status, 200)
  })

  test('with other letters are kept in the form of addresses and shown as typed', async ({
    client,
    assert,
  }) => {
    const who = await owner()
    await domainCalls(client, who).add('bäckerei-süß.de')
    const answer = await domainCalls(client, who).read()
    assert.match(answer.body().domain, /^xn--/)
    assert.equal(answer.body().shown, 'bäckerei-süß.de')
  })

  test('get certificates only for what is served here', async ({ client, assert }) => {
    const who = await owner()
    await enters(client, who)
    const ask = async (domain: string) => {
      const path = `/internal/tls/ask?domain=${domain}`
      return (await rawRequest(`http://127.0.0.1:${process.env.PORT}${path}`)).status
    }
    assert.equal(await ask(who.name), 404)
    await domainCalls(client, who).verify()
    assert.equal(await ask(who.name), 200)
    assert.equal(await ask(`www.${who.name}`), 200)
    assert.equal(await ask('stranger.com'), 404)
    assert.equal(await ask('example-bakery.localhost'), 200)
    assert.equal(await ask('example-nobody.localhost'), 404)
    assert.equal(await ask(''), 404)
    await domainCalls(client, who).remove()
    assert.equal(await ask(who.name), 404)
  })
})
