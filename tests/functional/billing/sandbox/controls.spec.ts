import { test } from '@japa/runner'
import { SandboxBench } from '#tests/functional/billing/sandbox/sandbox_bench'

test.group('The controls of the payment sandbox', () => {
  test('do not exist on a public server', async ({ assert, cleanup }) => {
    const sandbox = await SandboxBench.start({ hasControls: false })
    cleanup(() => sandbox.end())
    assert.equal((await sandbox.get('/')).status, 404)
    assert.equal((await sandbox.get('/_sandbox/deliveries')).status, 404)
    for (const path of ['clock', 'faults', 'subscriptions', 'subscriptions/1/cancel'])
      assert.equal((await sandbox.control(path, { advance: '1d' })).status, 404, path)
  })

  test('refuse a page of another origin', async ({ assert, cleanup }) => {
    const sandbox = await SandboxBench.start()
    cleanup(() => sandbox.end())
    const before = (await sandbox.get('/_sandbox/clock')).json.now
    for (const origin of ['https://example.com', 'null', 'http://localhost:3333']) {
      const { status } = await sandbox.send('POST', '/_sandbox/clock', {
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'advance=32d',
      })
      assert.equal(status, 403, origin)
    }
    const { status } = await sandbox.send('POST', '/_sandbox/clock', {
      headers: { 'origin': sandbox.origin, 'content-type': 'application/json' },
      body: '{"advance":"1h"}',
    })
    assert.equal(status, 200)
    const { now } = (await sandbox.get('/_sandbox/clock')).json
    assert.approximately(Date.parse(now) - Date.parse(before), 3_600_000, 60_000)
  })

  test('refuse values that make no sense', async ({ assert, cleanup }) => {
    const sandbox = await SandboxBench.start()
    cleanup(() => sandbox.end())
    for (const advance of ['-1d', '0d', '1y', '', 5, null, '99999d'])
      assert.equal((await sandbox.control('clock', { advance })).status, 422, String(advance))
    const good = { email: 'a@example.com', variant: '501' }
    for (const wrong of [
      { email: 'a' },
      { variant: '1' },
      { custom: 'x' },
      { trial_days: 0.5 },
      { fails: 'no' },
    ])
      assert.equal((await sandbox.control('subscriptions', { ...good, ...wrong })).status, 422)
    assert.equal((await sandbox.control('clock', [])).status, 422)
    assert.equal((await sandbox.control('subscriptions/1/cancel')).status, 404)
    const id = await sandbox.subscribed()
    assert.equal((await sandbox.control(`subscriptions/${id}/toString`)).status, 404)
    assert.equal((await sandbox.control(`subscriptions/${id}/pause`, { mode: 'long' })).status, 422)
  })

  test('keep the moved clock across a restart', async ({ assert, cleanup }) => {
    const sandbox = await SandboxBench.start()
    cleanup(() => sandbox.end())
    await sandbox.passes('32d')
    await sandbox.close()
    sandbox.open()
    const { now } = (await sandbox.get('/_sandbox/clock')).json
    assert.approximately(Date.parse(now) - Date.now(), 32 * 86_400_000, 60_000)
  })

  test('are buttons on a page that leads back to itself', async ({ assert, cleanup }) => {
    const sandbox = await SandboxBench.start()
    cleanup(() => sandbox.end())
    const id = await sandbox.subscribed({ email: 'ada@example.com' })
    const { text } = await sandbox.get('/')
    assert.include(text, 'ada@example.com')
    assert.include(text, `action="/_sandbox/subscriptions/${id}/cancel"`)
    assert.include(text, 'subscription_created')

    const moved = await sandbox.form('/_sandbox/clock', { advance: '7d' })
    assert.equal(moved.status, 303)
    assert.equal(moved.headers.location, '/')
    const paused = await sandbox.form(`/_sandbox/subscriptions/${id}/pause`, { mode: 'void' })
    assert.equal(paused.status, 303)
    assert.equal((await sandbox.attributes(id)).status, 'paused')

    const wrong = await sandbox.form('/_sandbox/faults', { drop: '7' })
    assert.equal(wrong.status, 303)
    assert.include((await sandbox.get(wrong.headers.location!)).text, 'drop must be a number')
  })
})
