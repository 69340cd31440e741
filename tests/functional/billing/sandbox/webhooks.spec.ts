import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import { SandboxBench, SECRET } from '#tests/functional/billing/sandbox/sandbox_bench'
import { eventually } from '#tests/helpers/eventually'

function signatureOf(raw: string): string {
  return createHmac('sha256', SECRET).update(raw).digest('hex')
}

test.group('The webhooks of the payment sandbox', (group) => {
  let sandbox: SandboxBench
  group.each.setup(async () => {
    sandbox = await SandboxBench.start()
    return () => sandbox.end()
  })

  test('are signed, and bring the custom data of the purchase back', async ({ assert }) => {
    const id = await sandbox.subscribed({ custom: { user_id: 'u7' } })
    assert.deepEqual(
      sandbox.received.map(({ event }) => event),
      ['order_created', 'subscription_created', 'subscription_payment_success']
    )
    for (const { event, raw, signature, body, host, path } of sandbox.received) {
      assert.equal(signature, signatureOf(raw))
      assert.equal(host, 'app.localhost')
      assert.equal(path, '/hooks')
      assert.equal(body.meta.event_name, event)
      assert.deepEqual(body.meta.custom_data, { user_id: 'u7' })
      assert.isTrue(body.meta.test_mode)
    }
    const [order, subscription, invoice] = sandbox.received.map(({ body }) => body.data)
    assert.equal(order.type, 'orders')
    assert.equal(subscription.id, id)
    assert.equal(subscription.attributes.order_id, Number(order.id))
    assert.equal(invoice.type, 'subscription-invoices')
    assert.equal(invoice.attributes.subscription_id, Number(id))
  })

  test('are sent again when the answer is not 200', async ({ assert }) => {
    let refused = 0
    sandbox.receives = () => (refused++ < 3 ? [500, null, 204][refused - 1] : 200)
    await sandbox.subscribed()
    const { deliveries } = (await sandbox.get('/_sandbox/deliveries')).json
    assert.equal(sandbox.received.length, 6)
    assert.isTrue(deliveries.every(({ outcome }: any) => outcome === 'delivered'))
    assert.equal(new Set(sandbox.received.map(({ body }) => body.meta.webhook_id)).size, 3)
  })

  test('are given up after four tries', async ({ assert }) => {
    sandbox.receives = () => 503
    await sandbox.subscribed()
    const { deliveries } = (await sandbox.get('/_sandbox/deliveries')).json
    assert.equal(sandbox.received.length, 12)
    for (const { outcome, attempts, last_status: status } of deliveries)
      assert.deepEqual([outcome, attempts, status], ['given_up', 4, 503])
  })

  test('outlive a restart', async ({ assert }) => {
    // A receiver that is never reached: what is being sent when the process ends is not lost.
    sandbox.receives = () => null
    const made = sandbox.control('subscriptions', { email: 'a@example.com', variant: '501' })
    await made
    await sandbox.close()
    sandbox.received.length = 0
    sandbox.receives = () => 200
    sandbox.open()
    await eventually(() => sandbox.received.length >= 3)
    await sandbox.settled()
    assert.sameMembers(
      sandbox.received.map(({ event }) => event),
      ['order_created', 'subscription_created', 'subscription_payment_success']
    )
  })

  test('go wrong on request, the same way for the same seed', async ({ assert }) => {
    const run = async () => {
      const { status } = await sandbox.control('faults', {
        duplicate: 1,
        shuffle: 5,
        drop: 0.2,
        forge: 0.3,
        truncate: 0.2,
        seed: 7,
      })
      assert.equal(status, 200)
      const before = sandbox.received.length
      sandbox.receives = () => {
        const { raw, signature } = sandbox.received.at(-1)!
        return signature === signatureOf(raw) ? 200 : 401
      }
      for (let count = 0; count < 5; count++) await sandbox.subscribed()
      return sandbox.received.slice(before)
    }
    const first = await run()
    const wrong = first.filter(({ raw, signature }) => signature !== signatureOf(raw))
    assert.isAbove(wrong.filter(({ body }) => body === undefined).length, 0)
    assert.isAbove(wrong.filter(({ body }) => body !== undefined).length, 0)
    const { deliveries } = (await sandbox.get('/_sandbox/deliveries?limit=1000')).json
    assert.lengthOf(deliveries, 30)
    const dropped = deliveries.filter(({ outcome }: any) => outcome === 'dropped').length
    assert.isAbove(dropped, 0)

    await run()
    const again = (await sandbox.get('/_sandbox/deliveries?limit=30')).json.deliveries
    const outcomes = (list: any[]) => list.map(({ outcome }) => outcome === 'dropped')
    assert.deepEqual(outcomes(again), outcomes(deliveries))
  })
})

test.group('The faults of the payment sandbox’s API', (group) => {
  let sandbox: SandboxBench
  group.each.setup(async () => {
    sandbox = await SandboxBench.start()
    return () => sandbox.end()
  })

  test('are an HTML answer, too many requests, or no answer', async ({ assert }) => {
    await sandbox.control('faults', { api: 'html' })
    const html = await sandbox.api('GET', '/v1/users/me')
    assert.equal(html.status, 502)
    assert.match(html.headers['content-type']!, /^text\/html/)

    await sandbox.control('faults', { api: '429' })
    const busy = await sandbox.api('GET', '/v1/users/me')
    assert.equal(busy.status, 429)
    assert.equal(busy.headers['retry-after'], '60')

    await sandbox.control('faults', { api: 'down' })
    await assert.rejects(() => sandbox.api('GET', '/v1/users/me'))

    await sandbox.control('faults', {})
    assert.equal((await sandbox.api('GET', '/v1/users/me')).status, 200)
  })

  test('are refused when they make no sense', async ({ assert }) => {
    for (const wrong of [
      { drop: 2 },
      { duplicate: 1.5 },
      { api: 'gone' },
      { rain: 1 },
      { forge: 'x' },
    ])
      assert.equal((await sandbox.control('faults', wrong)).status, 422, JSON.stringify(wrong))
  })
})
