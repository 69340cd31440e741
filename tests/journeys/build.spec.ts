import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { fetchHost, startProduct } from '#tests/helpers/product'

const run = promisify(execFile)

test.group('The compiled build', () => {
  test('starts and serves the landing page and the API', async ({ assert, cleanup }) => {
    await run('node_modules/.bin/node', ['ace', 'build'], { timeout: 120_000 })

    const product = await startProduct({
      command: ['node_modules/.bin/node', 'build/bin/server.js'],
    })
    cleanup(() => product.kill())

    const landing = await fetchHost(product, `${product.url}/`)
    assert.equal(landing.status, 200)
    const script = landing.body.match(/src="(\/assets\/[^"]+\.js)"/)![1]
    assert.equal((await fetchHost(product, product.url + script)).status, 200)

    const me = await fetchHost(product, `${product.url}/api/users/me/`)
    assert.equal(me.status, 401)
    assert.equal(JSON.parse(me.body).code, 'not_signed_in')
  })
})
