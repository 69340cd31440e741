import { test } from '@japa/runner'
import { type FakeBrowser, fakeBrowser } from '#tests/helpers/browser_globals'

type Api = typeof import('../../../resources/lib/api/main.ts')

let browser: FakeBrowser
let api: Api

const refused = {
  status: 401,
  body: { error: 'Please sign in to continue.', code: 'not_signed_in' },
}

test.group('Calls of a signed-in person', (group) => {
  group.each.setup(async () => {
    browser = fakeBrowser()
    api = await import('../../../resources/lib/api/main.ts')
    api.tokens.store({ access: 'at_1', refresh: 'rt_1' }, { remember: true })
    return () => browser.restore()
  })

  test('send the stored access token', async ({ assert }) => {
    browser.answers(() => ({ status: 200, body: { name: 'Ada' } }))
    assert.deepEqual(await api.account.me(), { name: 'Ada' } as never)
    assert.deepEqual(browser.calls, [{ call: 'GET /users/me/', bearer: 'at_1', body: undefined }])
  })

  test('refresh the session once, repeat the call, and store the new tokens', async ({
    assert,
  }) => {
    browser.answers((call, bearer) => {
      if (call.includes('refresh'))
        return { status: 200, body: { access: 'at_2', refresh: 'rt_2' } }
      return bearer === 'at_2' ? { status: 200, body: {} } : refused
    })
    await api.account.me()
    assert.deepEqual(
      browser.calls.map(({ call, bearer }) => [call, bearer]),
      [
        ['GET /users/me/', 'at_1'],
        ['POST /users/token/refresh/', null],
        ['GET /users/me/', 'at_2'],
      ]
    )
    assert.deepEqual(browser.calls[1].body, { refresh: 'rt_1' })
    assert.deepEqual(api.tokens.read(), { access: 'at_2', refresh: 'rt_2' })
  })

  test('fail if the body says so, whatever the status is', async ({ assert }) => {
    browser.answers(() => ({ status: 200, body: { success: false, error: 'Nope.' } }))
    const publishing = api.deployment.publish('w1').then(
      () => 'started',
      (error) => api.errorSentence(error)
    )
    assert.equal(await publishing, 'Nope.')
  })

  test('are repeated only once', async ({ assert }) => {
    browser.answers((call) =>
      call.includes('refresh') ? { status: 200, body: { access: 'at_2' } } : refused
    )
    await assert.rejects(() => api.account.me(), 'Please sign in to continue.')
    assert.lengthOf(browser.calls, 3)
    assert.deepEqual(api.tokens.read(), { access: 'at_2', refresh: 'rt_1' })
  })

  test('share one refresh if they fail together', async ({ assert }) => {
    browser.answers((call, bearer) => {
      if (call.includes('refresh'))
        return { status: 200, body: { access: 'at_2', refresh: 'rt_2' } }
      return bearer === 'at_2' ? { status: 200, body: {} } : refused
    })
    await Promise.all([api.account.me(), api.planning.planInfo(), api.deployment.list()])
    assert.lengthOf(
      browser.calls.filter(({ call }) => call.includes('refresh')),
      1
    )
  })

  test('end the session if the refresh is refused', async ({ assert }) => {
    browser.answers(() => refused)
    await assert.rejects(() => api.account.me(), 'Please sign in to continue.')
    assert.isNull(api.tokens.read())
    assert.equal(browser.local.size, 0)
  })

  test('keep the session if the refresh gets no answer', async ({ assert }) => {
    browser.answers((call) => (call.includes('refresh') ? 'gone' : refused))
    await assert.rejects(() => api.account.me())
    assert.deepEqual(api.tokens.read(), { access: 'at_1', refresh: 'rt_1' })
  })

  test('do not refresh for sign-in and sign-out', async ({ assert }) => {
    browser.answers(() => refused)
    await assert.rejects(() => api.account.login({ email: 'a@b.c', password: 'x' }))
    await assert.rejects(() => api.account.google({ token: 'credential' }))
    assert.deepEqual(
      browser.calls.map(({ call, bearer }) => [call, bearer]),
      [
        ['POST /users/login/', null],
        ['POST /users/google/', null],
      ]
    )
    assert.deepEqual(api.tokens.read(), { access: 'at_1', refresh: 'rt_1' })
  })

  test('store tokens only in the tab without “Remember me”', async ({ assert }) => {
    api.tokens.store({ access: 'at_3', refresh: 'rt_3' }, { remember: false })
    assert.equal(browser.local.size, 0)
    browser.answers((call, bearer) => {
      if (call.includes('refresh'))
        return { status: 200, body: { access: 'at_4', refresh: 'rt_4' } }
      return bearer === 'at_4' ? { status: 200, body: {} } : refused
    })
    await api.account.me()
    assert.equal(browser.local.size, 0)
    assert.equal(browser.tab.get('access'), 'at_4')
  })
})
