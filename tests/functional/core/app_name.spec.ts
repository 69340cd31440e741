import { test } from '@japa/runner'
import { rawRequest } from '#tests/helpers/raw_request'

const { PORT } = process.env
const at = (host: string, path: string) =>
  rawRequest(`http://127.0.0.1:${PORT}${path}`, { headers: { host: `${host}:${PORT}` } })

test.group('The app at another name of this machine', () => {
  test('leads its pages to its own name, where its frames work', async ({ assert }) => {
    for (const host of ['127.0.0.1', '[::1]']) {
      const page = await at(host, '/edit/abc?tab=1')
      assert.equal(page.status, 302)
      assert.equal(page.headers.location, `http://localhost:${PORT}/edit/abc?tab=1`)
    }
    assert.equal((await at('localhost', '/login')).status, 200)
  })

  test('answers calls and files at every name', async ({ assert }) => {
    assert.equal((await at('127.0.0.1', '/api/users/me/')).status, 401)
    assert.equal((await at('127.0.0.1', '/health')).status, 200)
  })

  test('leads nowhere else', async ({ assert }) => {
    const page = await at('127.0.0.1', '//elsewhere.example/x')
    assert.match(
      page.headers.location ?? `http://localhost:${PORT}/`,
      new RegExp(`^http://localhost:${PORT}/`)
    )
  })
})
