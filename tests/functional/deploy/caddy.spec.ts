import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { storedMoment } from '#core/moment_column'
import { Account } from '#tests/helpers/account'
import { hasCaddy, startCaddy } from '#tests/helpers/caddy'
import { fetchHost, freePort, startProduct, type Product } from '#tests/helpers/product'

test.group('Behind Caddy, as in the README', (group) => {
  group.tap((one) => one.timeout(120_000))

  test('sites are served over TLS at their addresses and at own domains, and nothing else', async ({
    assert,
    cleanup,
  }) => {
    const [http, https] = [await freePort(), await freePort()]
    const product = await startProduct({
      env: {
        APP_URL: `https://app.example.com:${https}`,
        SITES_DOMAIN: 'sites.example.net',
        SMTP_URL: 'smtp://127.0.0.1:1',
        BILLING_DRIVER: 'sandbox',
      },
    })
    cleanup(() => product.kill())
    const account = await Account.open(product, 'baker@example.com')
    account.verify()
    const id = await account.build()
    const address = await account.publish(id)
    verifyDomain(product, id, 'crumb.example.org')
    const caddy = await startCaddy({ http, https, product: product.port })
    cleanup(() => caddy.stop())

    assert.match(address, new RegExp(`^https://[a-z-]+\\.sites\\.example\\.net:${https}$`))
    for (const shown of [address, `https://crumb.example.org:${https}`]) {
      const { status, body } = await caddy.fetch(`${shown}/`)
      assert.equal(status, 200, shown)
      assert.include(body, 'Crumb &amp; Co')
    }
    const app = await caddy.fetch(`https://app.example.com:${https}/health`)
    assert.equal(app.body, '{"status":"ok"}')

    for (const name of ['stranger.example.org', 'nobody.sites.example.net']) {
      await assert.rejects(() => caddy.fetch(`https://${name}:${https}/`), /alert/)
    }
    const other = await caddy.fetch(`${address}/`, { host: 'stranger.example.org' })
    assert.equal(other.status, 404)
    assert.equal(other.body, 'There is no site at this address.\n')

    const plain = await fetchHost({ port: http }, address.replace(/^https/, 'http') + '/menu')
    assert.equal(plain.status, 308)
    assert.match(plain.headers.location, /^https:\/\/[a-z-]+\.sites\.example\.net(:\d+)?\/menu$/)
  }).skip(!hasCaddy, 'caddy is not installed on this machine')
})

/** The rows of a domain whose records were found. */
function verifyDomain({ dataDir }: Product, websiteId: string, name: string): void {
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'))
  db.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE')
  const id = newId()
  const now = storedMoment(clock.now())
  const later = storedMoment(clock.now().plus({ days: 1 }))
  db.prepare(
    `INSERT INTO domains (id, website_id, user_id, name, token, findings, verified_at, check_at, created_at, updated_at)
     SELECT ?, id, user_id, ?, 'x', '[]', ?, ?, ?, ? FROM websites WHERE id = ?`
  ).run(id, name, now, later, now, now, websiteId)
  db.prepare('INSERT INTO domain_hosts (host, domain_id) VALUES (?, ?)').run(name, id)
  db.exec('COMMIT')
  db.close()
}
