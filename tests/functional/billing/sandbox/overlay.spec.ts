/// <reference lib="dom" />
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { test } from '@japa/runner'
import { SandboxBench } from '#tests/functional/billing/sandbox/sandbox_bench'
import {
  accessibilityFaults,
  DESKTOP,
  layoutFaults,
  PHONE,
  theBrowser,
} from '#tests/helpers/browser'

/** The app's page, on an origin of its own: it loads the script and keeps the events. */
async function appPage(): Promise<{ server: Server; url: string }> {
  const server = createServer((req, res) => {
    const sandbox = new URLSearchParams(req.url!.split('?')[1]).get('sandbox')
    res.writeHead(200, { 'content-type': 'text/html' })
    res.end(`<!doctype html><html lang="en"><title>App</title><h1>App</h1>
      <script src="${sandbox}/js/lemon.js"></script>
      <button id="open">Open</button>
      <script>
        const events = []
        LemonSqueezy.Setup({ eventHandler: (event) => events.push(event) })
        document.getElementById('open').onclick = () => LemonSqueezy.Url.Open(location.hash.slice(1))
      </script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test.group('The overlay of the payment sandbox', (group) => {
  group.tap((one) => one.timeout(60_000))
  let sandbox: SandboxBench
  let server: Server
  let page: Page
  let app: string
  group.each.setup(async () => {
    const made = await appPage()
    server = made.server
    app = made.url
    sandbox = await SandboxBench.start({ appUrl: app })
    page = await (await theBrowser()).newPage({ viewport: DESKTOP })
    page.setDefaultTimeout(15_000)
    return async () => {
      await page.close()
      await sandbox.end()
      server.closeAllConnections()
      server.close()
    }
  })

  async function open(path: string) {
    await page.goto(`${app}/?sandbox=${sandbox.origin}#${sandbox.origin}${path}`)
    await page.click('#open')
    return page.frameLocator('iframe[title="Payment"]')
  }

  const events = () => page.evaluate('events') as Promise<any[]>

  test('sells a plan and tells the app', async ({ assert }) => {
    const frame = await open(await sandbox.checkout())
    await frame.getByRole('button', { name: '4242 4242 4242 4242' }).click()
    await frame.getByRole('button', { name: 'Pay $9.00' }).click()
    await frame.getByRole('heading', { name: 'You have the Basic plan' }).waitFor()
    await page.waitForFunction('events.length === 1')
    const [{ event, data }] = await events()
    assert.equal(event, 'Checkout.Success')
    assert.equal(data.order.data.type, 'orders')
  })

  test('closes with Escape, also from inside, and returns the focus', async ({ assert }) => {
    const frame = await open(await sandbox.checkout())
    const dialog = page.getByRole('dialog', { name: 'Payment' })
    for (const close of [
      () => frame.locator('#name').press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      if ((await dialog.count()) === 0) await page.click('#open')
      await frame.locator('#name').waitFor()
      assert.equal(await page.evaluate('document.documentElement.style.overflow'), 'hidden')
      await close()
      await dialog.waitFor({ state: 'detached' })
      assert.equal(await page.evaluate('document.activeElement.id'), 'open')
      assert.equal(await page.evaluate('document.documentElement.style.overflow'), '')
    }
  })

  test('tells when the card page opens, succeeds and closes', async ({ assert }) => {
    const { urls } = await sandbox.attributes(await sandbox.subscribed())
    const { pathname, search } = new URL(urls.update_payment_method)
    const frame = await open(pathname + search)
    await frame.getByRole('button', { name: '4242 4242 4242 4242' }).click()
    await frame.getByRole('button', { name: 'Use this card' }).click()
    await frame.getByRole('heading', { name: 'The card was changed' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.waitForFunction('events.length === 3')
    assert.deepEqual(
      (await events()).map(({ event }) => event),
      ['PaymentMethodUpdate.Mounted', 'PaymentMethodUpdate.Updated', 'PaymentMethodUpdate.Closed']
    )
  })

  test('ignores messages that are not from its frame, and other addresses', async ({ assert }) => {
    const frame = await open(await sandbox.checkout())
    await frame.locator('#name').waitFor()
    await page.evaluate(`postMessage({ event: 'Checkout.Success' }, '*')`)
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 100))')
    assert.deepEqual(await events(), [])
    for (const address of ['https://example.com/', 'javascript:alert(1)'])
      await assert.rejects(() => page.evaluate(`LemonSqueezy.Url.Open('${address}')`))
  })

  test('shows pages that everybody can use, at both widths', async ({ assert }) => {
    const email = 'somebody.whose.name.is.longer.than.a.line@a-long-host.example.com'
    const { urls } = await sandbox.attributes(await sandbox.subscribed({ email }))
    const addresses = [
      sandbox.origin + (await sandbox.checkout()),
      urls.update_payment_method,
      urls.customer_portal,
      `${sandbox.origin}/`,
      `${sandbox.origin}/nothing`,
    ]
    for (const address of addresses) {
      await page.goto(address)
      for (const width of [DESKTOP, PHONE]) {
        await page.setViewportSize(width)
        assert.deepEqual(await layoutFaults(page), [], address)
        assert.deepEqual(await accessibilityFaults(page), [], address)
      }
    }
    await page.goto(addresses[0])
    await page.getByRole('button', { name: 'Pay $9.00' }).click()
    await page.locator('#number-error').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.equal(await page.evaluate('document.activeElement.id'), 'number')
  })
})
