import { test } from '@japa/runner'
import { hosts, siteOrigin } from '#config/hosts'
import { isAppHost, labelBelowSites } from '#core/hosts'

const { host, port } = new URL(hosts.appUrl)
const suffix = port ? `:${port}` : ''

test.group('Hosts', () => {
  test('the app answers under its own name and the names of this machine', ({ assert }) => {
    for (const name of [host, `127.0.0.1${suffix}`, `[::1]${suffix}`, `localhost${suffix}`]) {
      assert.isTrue(isAppHost(name), name)
    }
  })

  test('a name that only resembles that of the app is not the app', ({ assert }) => {
    for (const name of ['', 'localhost:1', `app.localhost${suffix}`, `localhost${suffix}.`, 'x']) {
      assert.isFalse(isAppHost(name), name)
    }
  })

  test('a site is identified by the one label below the sites’ domain', ({ assert }) => {
    assert.equal(labelBelowSites(`rye-bakery.${hosts.sitesDomain}${suffix}`), 'rye-bakery')
    assert.equal(labelBelowSites(new URL(siteOrigin('p-4k2')).host), 'p-4k2')
  })

  test('other domains, other ports and deeper names contain no label', ({ assert }) => {
    const names = [
      `${hosts.sitesDomain}${suffix}`,
      `.${hosts.sitesDomain}${suffix}`,
      `a.b.${hosts.sitesDomain}${suffix}`,
      `a.${hosts.sitesDomain}:1`,
      `a.${hosts.sitesDomain}.example${suffix}`,
      `a${hosts.sitesDomain}${suffix}`,
      `${'a'.repeat(64)}.${hosts.sitesDomain}${suffix}`,
      `a_b.${hosts.sitesDomain}${suffix}`,
    ]
    for (const name of names) assert.isNull(labelBelowSites(name), name)
  })
})
