import { test } from '@japa/runner'
import { domainsConfig } from '#config/domains'
import { hasKnot, startKnot } from '#tests/helpers/knot'
import { live } from '#tests/helpers/live_site'
import { signIn } from '#tests/helpers/people'
import { page } from '#tests/helpers/websites'

const OURS = '203.0.113.10'
const DOMAIN = 'knot-bakery.com'

test.group('An own domain at a real name server', (group) => {
  group.tap((one) => one.timeout(60_000))

  test('is verified once its proof and its addresses are right', async ({
    client,
    assert,
    cleanup,
  }) => {
    const knot = await startKnot(DOMAIN)
    const before = { ...domainsConfig }
    Object.assign(domainsConfig, {
      addresses: [OURS],
      cname: 'sites.example.net',
      dnsServers: [knot.address],
    })
    cleanup(async () => {
      Object.assign(domainsConfig, before)
      await knot.stop()
    })
    const { user, website } = await live(page('bread'))
    const { access } = await signIn(user)
    const base = `/api/spa/websites/${website.id}`
    const told = await client
      .post(`${base}/add_custom_domain/`)
      .json({ domain_name: DOMAIN })
      .bearerToken(access)
    told.assertStatus(200)
    const proof: string = told
      .body()
      .dns_instructions.records.find(({ type }: { type: string }) => type === 'TXT').value
    const verify = async () =>
      (await client.post(`${base}/verify_custom_domain/`).bearerToken(access)).body()

    const nothing = await verify()
    assert.isFalse(nothing.verified)
    assert.include(nothing.error, `There is no record for ${DOMAIN} yet.`)
    assert.include(nothing.error, 'There is no TXT record at')

    const www = 'www CNAME sites.example.net.'
    const challenge = `_sitewright-challenge TXT "${proof}"`
    await knot.publish(['@ A 198.51.100.9', www])
    const wrong = await verify()
    assert.isFalse(wrong.verified)
    assert.include(wrong.error, '198.51.100.9')
    assert.include(wrong.error, 'There is no TXT record at')

    await knot.publish(['@ A 198.51.100.9', www, challenge])
    const proven = await verify()
    assert.isFalse(proven.verified)
    assert.include(proven.error, '198.51.100.9')
    assert.notInclude(proven.error, 'There is no TXT record at')

    await knot.publish([`@ A ${OURS}`, www, challenge])
    const right = await verify()
    assert.isUndefined(right.error)
    assert.isTrue(right.verified)
  }).skip(!hasKnot, 'Knot is not installed on this machine')
})
