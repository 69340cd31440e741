import { test } from '@japa/runner'
import { loggedPath } from '#core/logged_path'

test.group('A path in a log', () => {
  test('shows the requested path', ({ assert }) => {
    for (const path of ['/', '/api/spa/websites/4k2/', '/verify-email', '/fonts/inter.woff2']) {
      assert.equal(loggedPath(path), path)
    }
  })

  test('contains no token', ({ assert }) => {
    const secret = 'dQ8G59Jprrz3kWMGuJ-VnaPY9Yg8LfPbCPe9H3aSeTg'
    for (const path of [
      `/verify-email/${secret}`,
      `/Reset-Password/${secret}/more`,
      `/confirm-contact/${secret}`,
      `/v/12/1795177500.${secret}/`,
      `/e/12/1795177500.${secret}/fonts/x.woff2`,
      `/anything?token=${secret}`,
    ]) {
      assert.notInclude(loggedPath(path), secret, path)
    }
  })
})
