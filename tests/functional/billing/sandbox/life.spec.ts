import { test } from '@japa/runner'
import { SandboxBench } from '#tests/functional/billing/sandbox/sandbox_bench'

test.group('The life of a subscription in the payment sandbox', (group) => {
  let sandbox: SandboxBench
  group.each.setup(async () => {
    sandbox = await SandboxBench.start()
    return () => sandbox.end()
  })

  async function control(id: string, verb: string, values = {}) {
    const answer = await sandbox.control(`subscriptions/${id}/${verb}`, values)
    await sandbox.settled()
    return answer
  }

  async function status(id: string): Promise<string> {
    return (await sandbox.attributes(id)).status
  }

  const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 864e5)

  test('renews every month, on the same day', async ({ assert }) => {
    const id = await sandbox.subscribed()
    sandbox.events()
    const first = await sandbox.attributes(id)
    assert.include([28, 29, 30, 31], days(first.created_at, first.renews_at))
    await sandbox.control('clock', { advance: '32d' })
    assert.deepEqual(await sandbox.settled(), [
      'subscription_payment_success',
      'subscription_updated',
    ])
    const second = await sandbox.attributes(id)
    assert.equal(second.status, 'active')
    assert.isAbove(Date.parse(second.renews_at), Date.parse(first.renews_at))
    await sandbox.passes('370d')
    const invoices = await sandbox.invoices(id)
    assert.isAtLeast(invoices.length, 10)
    assert.equal(invoices[0].billing_reason, 'renewal')
    assert.equal((await sandbox.attributes(id)).renews_at.slice(11), first.renews_at.slice(11))
  })

  test('begins with a trial that is billed at its end', async ({ assert }) => {
    const id = await sandbox.subscribed({ trial_days: 7 })
    assert.deepEqual(sandbox.events(), [])
    assert.equal(await status(id), 'on_trial')
    assert.deepEqual(await sandbox.invoices(id), [])
    const { trial_ends_at: end, renews_at: renewal } = await sandbox.attributes(id)
    assert.equal(end, renewal)
    await sandbox.passes('8d')
    assert.equal(await status(id), 'active')
    assert.lengthOf(await sandbox.invoices(id), 1)
  })

  test('is past due when a payment fails, and unpaid after two weeks', async ({ assert }) => {
    const id = await sandbox.subscribed()
    await sandbox.passes('1h')
    const { updated_at: before } = await sandbox.attributes(id)
    await control(id, 'fail_next')
    assert.equal((await sandbox.attributes(id)).updated_at, before, 'nobody can see it yet')
    sandbox.events()
    await sandbox.passes('32d')
    assert.equal(await status(id), 'past_due')
    const [invoice] = await sandbox.invoices(id)
    assert.equal(invoice.status, 'pending')
    assert.isNull(invoice.urls.invoice_url)
    const { renews_at: retry } = await sandbox.attributes(id)
    assert.isAbove(Date.parse(retry), Date.parse(invoice.created_at))

    await sandbox.passes('15d')
    assert.equal(await status(id), 'unpaid')
    const events = sandbox.received.map(({ event }) => event)
    assert.lengthOf(
      events.filter((event) => event === 'subscription_payment_failed'),
      5,
      'the renewal and four more tries'
    )
    await sandbox.passes('60d')
    assert.equal(await status(id), 'unpaid')
    assert.lengthOf(await sandbox.invoices(id), 2)
  })

  test('does not bill later the months in which nothing was paid', async ({ assert }) => {
    const id = await sandbox.subscribed({ fails: true })
    await sandbox.passes('120d')
    assert.equal(await status(id), 'unpaid')
    const { urls } = await sandbox.attributes(id)
    const { pathname, search } = new URL(urls.update_payment_method)
    await sandbox.form(pathname + search, {
      number: '4242424242424242',
      expiry: '12/90',
      code: '123',
    })
    const { status: now, renews_at: renewal } = await sandbox.attributes(id)
    assert.equal(now, 'active')
    const { now: date } = (await sandbox.get('/_sandbox/clock')).json
    assert.isAbove(Date.parse(renewal), Date.parse(date))
    assert.lengthOf(await sandbox.invoices(id), 2)
  })

  test('ends with the paid period when it is cancelled', async ({ assert }) => {
    const id = await sandbox.subscribed()
    const { renews_at: paidUntil } = await sandbox.attributes(id)
    sandbox.events()
    for (const first of [true, false]) {
      const { json } = await sandbox.api('DELETE', `/v1/subscriptions/${id}`)
      assert.containsSubset(json.data.attributes, {
        status: 'cancelled',
        cancelled: true,
        ends_at: paidUntil,
      })
      const told = first ? ['subscription_cancelled', 'subscription_updated'] : []
      assert.deepEqual(await sandbox.settled(), told)
    }
    await sandbox.control('clock', { advance: '32d' })
    assert.deepEqual(await sandbox.settled(), ['subscription_expired', 'subscription_updated'])
    assert.equal(await status(id), 'expired')
    assert.lengthOf(await sandbox.invoices(id), 1)
    assert.equal((await control(id, 'resume')).status, 422)
  })

  test('goes on when it is resumed before its end', async ({ assert }) => {
    const id = await sandbox.subscribed()
    await control(id, 'cancel')
    sandbox.events()
    const { json } = await sandbox.api('PATCH', `/v1/subscriptions/${id}`, {
      data: { type: 'subscriptions', id, attributes: { cancelled: false } },
    })
    assert.containsSubset(json.data.attributes, {
      status: 'active',
      cancelled: false,
      ends_at: null,
    })
    assert.deepEqual(await sandbox.settled(), ['subscription_resumed', 'subscription_updated'])
    await sandbox.passes('32d')
    assert.lengthOf(await sandbox.invoices(id), 2)
  })

  test('is not billed while it is paused', async ({ assert }) => {
    const id = await sandbox.subscribed()
    sandbox.events()
    const { json } = await sandbox.api('PATCH', `/v1/subscriptions/${id}`, {
      data: { type: 'subscriptions', id, attributes: { pause: { mode: 'free' } } },
    })
    assert.containsSubset(json.data.attributes, {
      status: 'paused',
      pause: { mode: 'free', resumes_at: null },
    })
    assert.deepEqual(await sandbox.settled(), ['subscription_paused', 'subscription_updated'])
    await sandbox.passes('40d')
    assert.lengthOf(await sandbox.invoices(id), 1)
    sandbox.events()
    await sandbox.control(`subscriptions/${id}/unpause`)
    assert.deepEqual(await sandbox.settled(), ['subscription_unpaused', 'subscription_updated'])
    assert.isNull((await sandbox.attributes(id)).pause)
    await sandbox.passes('32d')
    assert.lengthOf(await sandbox.invoices(id), 2)
  })

  test('keeps running when its last payment is refunded', async ({ assert }) => {
    const id = await sandbox.subscribed()
    sandbox.events()
    await sandbox.control(`subscriptions/${id}/refund`)
    assert.deepEqual(await sandbox.settled(), ['subscription_payment_refunded', 'order_refunded'])
    const [invoice] = await sandbox.invoices(id)
    assert.containsSubset(invoice, { status: 'refunded', refunded: true })
    assert.isString(invoice.refunded_at)
    assert.equal(await status(id), 'active')
    assert.equal((await control(id, 'refund')).status, 422)
  })

  test('happens in the order in which it became due', async ({ assert }) => {
    const late = await sandbox.subscribed({ trial_days: 9 })
    const early = await sandbox.subscribed({ trial_days: 3 })
    const before = sandbox.received.length
    await sandbox.passes('10d')
    const subscriptions = sandbox.received
      .slice(before)
      .filter(({ event }) => event === 'subscription_updated')
      .map(({ body }) => body.data)
    assert.deepEqual(
      subscriptions.map(({ id }) => id),
      [early, late]
    )
    const [first, second] = subscriptions.map(({ attributes }) => attributes.updated_at)
    assert.equal(days(first, second), 6)
  })

  test('can be ended at once', async ({ assert }) => {
    const id = await sandbox.subscribed({ fails: true })
    await sandbox.passes('32d')
    await control(id, 'expire')
    assert.equal(await status(id), 'expired')
    const [invoice] = await sandbox.invoices(id)
    assert.equal(invoice.status, 'void')
  })
})
