import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { Account } from '#tests/helpers/account'
import { fetchHost, startProduct } from '#tests/helpers/product'
import { projectCopy } from '#tests/helpers/project_copy'

const run = promisify(execFile)

test.group('The compiled build', () => {
  test('starts and serves the landing page and the API', async ({ assert, cleanup }) => {
    const root = projectCopy()
    cleanup(() => rmSync(root, { recursive: true }))
    rmSync(join(root, 'public/assets'), { recursive: true })
    await run(process.execPath, ['bin/build.mjs'], { cwd: root, timeout: 120_000 })

    const product = await startProduct({ root })
    cleanup(() => product.kill())
    assert.notMatch(product.output(), /Building|Compiling/)

    const landing = await fetchHost(product, `${product.url}/`)
    assert.equal(landing.status, 200)
    const script = landing.body.match(/src="(\/assets\/[^"]+\.js)"/)![1]
    assert.equal((await fetchHost(product, product.url + script)).status, 200)

    const me = await fetchHost(product, `${product.url}/api/users/me/`)
    assert.equal(me.status, 401)
    assert.equal(JSON.parse(me.body).code, 'not_signed_in')
  })

  // Threads are started by file names, which compiling changes.
  test('publishes with cut fonts and a share card', async ({ assert, cleanup }) => {
    const product = await startProduct()
    cleanup(() => product.kill())
    const account = await Account.open(product, 'baker@example.com')
    const address = await account.publish(await account.build())

    const page = await fetchHost(product, address)
    assert.match(page.body, /<meta property="og:image" content="[^"]*\/images\/card-/)
    const fonts = [...new Set(page.body.match(/fonts\/[\w-]+\.woff2/g))]
    assert.isNotEmpty(fonts)
    for (const font of fonts) {
      const [, name] = /^fonts\/(.+)-[\da-f]{12}\.woff2$/.exec(font)!
      const { body } = await fetchHost(product, new URL(font, `${address}/`).href)
      const whole = await fetchHost(product, `${product.url}/fonts/${name}.woff2`)
      assert.isBelow(body.length, 0.8 * whole.body.length, font)
    }
    assert.notInclude(product.output(), 'published whole')
  })
})
