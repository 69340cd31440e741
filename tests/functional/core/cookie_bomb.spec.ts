import { test } from '@japa/runner'
import { hosts, siteOrigin } from '#config/hosts'
import { signUp } from '#tests/helpers/people'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { readyWebsite } from '#tests/helpers/websites'

/** As many cookies as a page can set for the shared domain. */
const BOMB = Array.from({ length: 40 }, (_, n) => `bomb${n}=${'x'.repeat(1_000)}`).join('; ')

test.group('T2: too many cookies that one site has set for the whole domain', () => {
  test('are cleared by the refusing answer, on every host', async ({ assert }) => {
    const website = await readyWebsite(await signUp())
    const { deployment } = await publish(website)
    for (const address of [
      `${hosts.appUrl}/`,
      `${deployment.deploymentUrl}/`,
      `${siteOrigin(`p-${website.previewKey}`)}/`,
    ]) {
      const answer = await rawRequest(address, { headers: { cookie: BOMB } })
      assert.equal(answer.status, 431, address)
      assert.equal(answer.headers['clear-site-data'], '"cookies"')
      assert.equal(answer.headers.connection, 'close')
      assert.include(answer.body, 'please reload this page')
    }
    const after = await rawRequest(`${deployment.deploymentUrl}/`)
    assert.equal(after.status, 200)
  })

  test('are kept while there are few', async ({ assert }) => {
    const few = await rawRequest(hosts.appUrl, { path: '/', headers: { cookie: 'a=b' } })
    assert.equal(few.status, 200)
    assert.notProperty(few.headers, 'clear-site-data')
  })
})
