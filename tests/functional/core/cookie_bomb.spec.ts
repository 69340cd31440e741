import { test } from '@japa/runner'
import { hosts } from '#config/hosts'
import { signedAddress } from '#websites/main'
import { signUp } from '#tests/helpers/people'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { readyWebsite } from '#tests/helpers/websites'

/** Cookies that a page can set for the shared domain. */
const cookies = (count: number) =>
  Array.from({ length: count }, (_, n) => `bomb${n}=${'x'.repeat(1_000)}`).join('; ')

async function everyHost() {
  const website = await readyWebsite(await signUp())
  const { deployment } = await publish(website)
  const preview = signedAddress(website, { mode: 'v', userId: website.userId })
  return [`${hosts.appUrl}/`, `${deployment.deploymentUrl}/`, preview]
}

test.group('T2: too many cookies that one site has set for the whole domain', () => {
  test('are cleared by the refusing answer, on every host', async ({ assert }) => {
    const addresses = await everyHost()
    for (const address of addresses) {
      const answer = await rawRequest(address, { headers: { cookie: cookies(100) } })
      assert.equal(answer.status, 431, address)
      assert.equal(answer.headers['clear-site-data'], '"cookies"')
      assert.equal(answer.headers.connection, 'close')
      assert.include(answer.body, 'please reload this page')
    }
    for (const address of addresses) assert.equal((await rawRequest(address)).status, 200)
  })

  test('prevent nothing up to 64 KB, on every host', async ({ assert }) => {
    for (const address of await everyHost()) {
      const answer = await rawRequest(address, { headers: { cookie: cookies(60) } })
      assert.equal(answer.status, 200, address)
      assert.notProperty(answer.headers, 'set-cookie')
    }
  })

  test('are kept while there are few', async ({ assert }) => {
    const few = await rawRequest(hosts.appUrl, { path: '/', headers: { cookie: 'a=b' } })
    assert.equal(few.status, 200)
    assert.notProperty(few.headers, 'clear-site-data')
  })
})
