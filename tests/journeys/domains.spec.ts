import { test } from '@japa/runner'
import { DnsServer } from '#tests/fakes/dns_server'
import type { Baker } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { proves } from '#tests/helpers/evidence'
import { operatorRuns } from '#tests/helpers/operator'
import { fetchHost, freePort } from '#tests/helpers/product'
import { Stage } from '#tests/helpers/stage'

const PORT = await freePort()
const DOMAIN = 'crumb-bakery.com'
const OURS = '203.0.113.10'
const CNAME = 'sites.example.net'
const ADD = '**/add_custom_domain/'

test.group('An own domain', (group) => {
  const dns = new DnsServer()
  group.setup(async () => {
    await dns.listen(PORT)
    return () => dns.close()
  })
  group.each.setup(() => {
    dns.zone = {}
  })
  const stage = Stage.for(group, {
    env: { DNS_SERVERS: `127.0.0.1:${PORT}`, SITES_IPV4: OURS, SITES_CNAME: CNAME },
  })

  /** The settings of a published website of a person with a plan for domains. */
  async function published() {
    const { baker, account } = await stage.member({ websites: 1 })
    await operatorRuns(stage.product, 'user:plan', account.email, 'basic')
    await baker.opens('/websites')
    await opensSettings(baker)
    await baker.reads('Publish this website first. Then you can add a domain.')
    proves('a domain can be added only to a published website')
    await baker.clicks('Publish for First Time')
    await baker.page.getByLabel('Domain name').waitFor()
    return baker
  }

  test('is part of the paid plans, and says so', async ({ assert }) => {
    const { baker } = await stage.member({ websites: 1 })
    await baker.opens('/websites')
    await opensSettings(baker)
    await baker.reads(/^Your own domain is part of the Basic and Premium plans/)
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'domain-needs-plan'), [])
    await baker.clicks('See the plans', 'link')
    await baker.page.waitForURL('**/payments')
  })

  test('is added, verified, visited and removed', async ({ assert }) => {
    const baker = await published()
    const { page } = baker
    await baker.clicks('Add Domain')
    await baker.reads('Domain name is required')
    await baker.fills('Domain name', 'co.uk')
    await baker.clicks('Add Domain')
    await baker.reads(/^Error adding domain: Nobody can own co\.uk alone/)

    const sent = page.waitForRequest(ADD)
    await baker.fills('Domain name', `  ${DOMAIN.toUpperCase()} `)
    await baker.clicks('Add Domain')
    assert.deepEqual((await sent).postDataJSON(), { domain_name: DOMAIN })
    proves('a domain is trimmed and sent in lower case')
    await baker.reads('Custom domain added! Please configure DNS settings.')
    await baker.reads('Pending')
    assert.deepEqual(await faultsAtBothWidths(page, 'domain-added'), [])

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await baker.clicks(/^Copy the value of TXT/)
    await baker.reads('copied')
    await baker.misses('copied')
    const proof = await page.evaluate(() => navigator.clipboard.readText())
    assert.match(proof, /^sitewright-verify=[\da-f]{32}$/)

    dns.zone[DOMAIN] = { A: ['198.51.100.7'] }
    await baker.clicks('Verify')
    await baker.reads('Domain could not be verified yet. Please check your DNS settings.')
    await baker.reads(`${DOMAIN} points to 198.51.100.7, which is not us.`)
    assert.deepEqual(await faultsAtBothWidths(page, 'domain-not-verified'), [])

    dns.zone[DOMAIN] = { A: [OURS] }
    dns.zone[`www.${DOMAIN}`] = { CNAME: [CNAME] }
    dns.zone[`_sitewright-challenge.${DOMAIN}`] = { TXT: [proof] }
    await baker.clicks('Verify')
    await baker.reads('Domain successfully verified!')
    await baker.reads('Verified')
    assert.deepEqual(await faultsAtBothWidths(page, 'domain-verified'), [])
    const visit = await fetchHost(stage.product, `http://${DOMAIN}:${stage.product.port}/`)
    assert.equal(visit.status, 200)
    assert.include(visit.body, 'Crumb')

    await page.route('**/verify_custom_domain/', (route) => route.abort())
    await baker.clicks('Check again')
    await baker.reads(/^Error verifying domain: /)
    await page.route('**/remove_custom_domain/', (route) =>
      route.fulfill({ status: 500, json: {} })
    )
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.accept()
    })
    await baker.clicks('Remove')
    await baker.reads(/^Error removing domain: /)
    await page.unrouteAll()
    await baker.clicks('Remove')
    await baker.reads('Custom domain removed.')
    assert.equal(questions[0], 'Are you sure you want to remove the custom domain?')
    const gone = await fetchHost(stage.product, `http://${DOMAIN}:${stage.product.port}/`)
    assert.equal(gone.status, 404)
  })
})

async function opensSettings(baker: Baker) {
  await baker.clicks(/^More for /)
  await baker.chooses('Settings')
  await baker.page.getByRole('dialog', { name: 'Website Settings' }).waitFor()
}
