import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { GatewayFailure, type PaymentGateway } from '#billing/gateways/gateway'
import { drivers, type OpenDriver } from '#tests/functional/billing/drivers'
import { SandboxBench, typed } from '#tests/functional/billing/sandbox/sandbox_bench'

const EMAIL = 'ada@example.com'

for (const driver of drivers) {
  test.group(`The driver ${driver.name}`, (group) => {
    let provider: SandboxBench
    let opened: OpenDriver
    let gateway: PaymentGateway
    const buys = (values: Record<string, unknown> = {}) =>
      provider.subscribed({ email: EMAIL, variant: driver.keys.variants.basic, ...values })

    group.each.setup(async () => {
      provider = await SandboxBench.start(driver.keys)
      opened = await driver.open((req, res) => provider.handle(req, res))
      gateway = opened.gateway
      return async () => {
        opened.close()
        await provider.end()
      }
    })

    test('gives the address of a checkout', async ({ assert }) => {
      const address = await gateway.createCheckout({
        plan: 'premium',
        buyer: { email: EMAIL, name: 'Ada Baker' },
        custom: { user_id: 'u1' },
        expiresAt: DateTime.utc().plus({ hours: 24 }),
      })
      assert.match(new URL(address).protocol, /^https?:$/)
      const page = await provider.get(new URL(address).pathname)
      assert.include(page.text, 'Premium')
    })

    test('reads a subscription, and null for one that the provider does not have', async ({
      assert,
    }) => {
      const id = await buys()
      const found = await gateway.readSubscription(id)
      assert.containsSubset(found, {
        id,
        email: EMAIL,
        plan: 'basic',
        status: 'active',
        isFreeWhilePaused: false,
        endsAt: null,
        cardBrand: 'visa',
        cardLastFour: '4242',
      })
      assert.isTrue(found!.renewsAt! > found!.createdAt)
      assert.isNull(await gateway.readSubscription('987654321'))
    })

    test('lists the subscriptions of an address, newest first', async ({ assert }) => {
      const first = await buys()
      const second = await buys({ variant: driver.keys.variants.premium })
      await buys({ email: 'grace@example.com' })
      const all = await gateway.subscriptionsOf(EMAIL)
      assert.deepEqual(
        all.map(({ id, plan }) => [id, plan]),
        [
          [second, 'premium'],
          [first, 'basic'],
        ]
      )
      assert.deepEqual(await gateway.subscriptionsOf('nobody@example.com'), [])
    })

    test('changes the plan of a subscription and makes no second one', async ({ assert }) => {
      const id = await buys()
      assert.containsSubset(await gateway.changePlan(id, 'premium'), { id, plan: 'premium' })
      assert.equal((await gateway.changePlan(id, 'premium')).plan, 'premium')
      assert.lengthOf(await gateway.subscriptionsOf(EMAIL), 1)
      assert.lengthOf(await gateway.paymentsOf(id), 2)
    })

    test('cancels at the end of the paid time; twice is no failure', async ({ assert }) => {
      const id = await buys()
      await gateway.cancel(id)
      const once = await gateway.readSubscription(id)
      await gateway.cancel(id)
      const twice = await gateway.readSubscription(id)
      assert.equal(once!.status, 'cancelled')
      assert.isTrue(once!.endsAt! > DateTime.utc())
      assert.deepEqual(twice!.endsAt!.toMillis(), once!.endsAt!.toMillis())
    })

    test('has nothing to cancel where there is no subscription', async ({ assert }) => {
      await gateway.cancel('404404')
      assert.isNull(await gateway.readSubscription('404404'))
    })

    test('lists payments newest first, in hundredths', async ({ assert }) => {
      const id = await buys()
      await provider.passes('32d')
      await provider.control(`subscriptions/${id}/refund`)
      const payments = await gateway.paymentsOf(id)
      assert.deepEqual(
        payments.map(({ amount, currency, status, subscriptionId }) => [
          amount,
          currency,
          status,
          subscriptionId,
        ]),
        [
          [900, 'USD', 'refunded', id],
          [900, 'USD', 'completed', id],
        ]
      )
      assert.isTrue(payments[0].paidAt > payments[1].paidAt)
      assert.deepEqual(await gateway.paymentsOf('987654321'), [])
    })

    test('accepts the signature of the provider over these bytes only', async ({ assert }) => {
      const raw = Buffer.from('{ "data": "Käse" }')
      const sign = (secret: string, bytes: Buffer = raw) =>
        createHmac('sha256', secret).update(bytes).digest('hex')
      const right = sign(driver.keys.webhookSecret)
      const isSigned = (signature: string | string[] | undefined, bytes = raw) =>
        gateway.isSigned(bytes, { 'x-signature': signature })

      assert.isTrue(isSigned(right))
      assert.isTrue(isSigned(right.toUpperCase()))
      assert.isFalse(isSigned(sign('another secret')))
      assert.isFalse(isSigned(right, Buffer.from('{"data":"Käse"}')))
      assert.isFalse(isSigned(right, raw.subarray(0, -1)))
      assert.isFalse(isSigned([right]))
      assert.isFalse(isSigned(right.slice(0, -1)))
      assert.isFalse(isSigned(`${right} `))
      assert.isFalse(isSigned(''))
      assert.isFalse(isSigned(undefined))
      assert.isFalse(gateway.isSigned(raw, {}))
      // Bytes that are no UTF-8 count as they are.
      const bytes = Buffer.from([0x22, 0xff, 0xfe, 0x22])
      assert.isTrue(isSigned(sign(driver.keys.webhookSecret, bytes), bytes))
      assert.isFalse(isSigned(sign(driver.keys.webhookSecret, bytes), Buffer.from([0x22, 0xfd])))
    })

    test('reads a signed delivery of each event', async ({ assert }) => {
      const custom = { user_id: 'u1' }
      const id = await buys({ custom, variant: driver.keys.variants.basic })
      await gateway.changePlan(id, 'premium')
      for (const control of ['pause', 'unpause', 'cancel', 'resume', 'fail_next']) {
        await provider.control(`subscriptions/${id}/${control}`)
      }
      await provider.passes('32d')
      const card = await provider.attributes(id).then(({ urls }) => urls.update_payment_method)
      await newCard(provider, card)
      await provider.control(`subscriptions/${id}/refund`)
      await provider.control(`subscriptions/${id}/refund`)
      await provider.control(`subscriptions/${id}/refund`)
      await provider.control(`subscriptions/${id}/expire`)
      await provider.settled()

      const kinds = new Map<string, string>()
      for (const { raw, signature, event } of provider.received) {
        assert.isTrue(gateway.isSigned(Buffer.from(raw), { 'x-signature': signature }), event)
        const delivery = await gateway.readDelivery(raw)
        assert.equal(delivery.event, event)
        assert.isTrue(delivery.isOurs)
        assert.deepEqual(delivery.custom, custom)
        kinds.set(event, delivery.subject?.kind ?? 'none')
        if (delivery.subject?.kind === 'subscription')
          assert.equal(delivery.subject.subscription.id, id)
        if (delivery.subject?.kind === 'payment')
          assert.equal(delivery.subject.payment.subscriptionId, id)
      }
      assert.deepEqual(Object.fromEntries(kinds), {
        order_created: 'none',
        subscription_created: 'subscription',
        subscription_updated: 'subscription',
        subscription_paused: 'subscription',
        subscription_unpaused: 'subscription',
        subscription_cancelled: 'subscription',
        subscription_resumed: 'subscription',
        subscription_expired: 'subscription',
        subscription_payment_success: 'payment',
        subscription_payment_failed: 'payment',
        subscription_payment_recovered: 'payment',
        subscription_payment_refunded: 'payment',
        order_refunded: 'none',
      })
    })

    test('a delivery of another store or of real money is not ours', async ({ assert }) => {
      await buys()
      const { raw } = provider.received.find(({ event }) => event === 'subscription_created')!
      for (const [name, value] of Object.entries({ store_id: 1, test_mode: false })) {
        const body = JSON.parse(raw)
        body.data.attributes[name] = value
        assert.isFalse((await gateway.readDelivery(JSON.stringify(body))).isOurs, name)
      }
    })

    test('a body without sense is unreadable: {$self}')
      .with(['', 'no JSON', 'null', '[]', '{}', '{"meta":{"event_name":"x"},"data":[]}'])
      .run(async ({ assert }, body) => {
        await assertFails(assert, gateway.readDelivery(body), 'unreadable')
      })
  })

  test.group(`The driver ${driver.name} with a provider that fails`, () => {
    const reads = (gateway: PaymentGateway) => gateway.readSubscription('1')
    const changes = (gateway: PaymentGateway) => gateway.cancel('1')
    const answers = (status: number, body = '', headers: Record<string, string> = {}) =>
      function answer(_req: IncomingMessage, res: ServerResponse) {
        res.writeHead(status, headers).end(body)
      }

    const FAILURES = [
      { does: 'closes the connection', handle: (req: IncomingMessage) => req.socket.destroy() },
      { does: 'never answers', handle: () => {} },
      {
        does: 'stops in the middle of its answer',
        handle: (_req: IncomingMessage, res: ServerResponse) => res.writeHead(200).write('{'),
      },
      { does: 'answers 500', handle: answers(500, 'Oh no') },
      { does: 'answers 503 in HTML', handle: answers(503, '<h1>Busy</h1>') },
      { does: 'answers 429', handle: answers(429, '', { 'retry-after': '0' }) },
      { does: 'redirects', handle: answers(302, '', { location: 'http://127.0.0.1:9/' }) },
      { does: 'answers more than 2 MB', handle: answers(200, `"${'x'.repeat(2 ** 21)}"`) },
      { does: 'answers 401', handle: answers(401, '{"errors":[]}'), kind: 'unavailable' },
      { does: 'answers 422', handle: answers(422, '{"errors":[]}'), kind: 'refused' },
      { does: 'answers 200 in HTML', handle: answers(200, '<h1>Hi</h1>'), kind: 'unreadable' },
    ]

    for (const { does, handle, kind = 'unavailable' } of FAILURES) {
      test(`that ${does} is ${kind}, and a change is sent once`, async ({ assert }) => {
        // A repeated read may arrive late, so only changes are counted.
        let changesSent = 0
        const { gateway, close } = await driver.open(
          (req: IncomingMessage, res: ServerResponse) => {
            if (req.method !== 'GET') changesSent += 1
            return handle(req, res)
          },
          { timeout: 1_000 }
        )
        try {
          await assertFails(assert, reads(gateway), kind)
          await assertFails(assert, changes(gateway), kind)
          assert.equal(changesSent, 1)
        } finally {
          close()
        }
      })
    }

    test('that is down is unavailable', async ({ assert }) => {
      const { gateway, close } = await driver.open(() => {})
      close()
      await assertFails(assert, reads(gateway), 'unavailable')
      await assertFails(assert, changes(gateway), 'unavailable')
    })

    test('that answers 200 without the usual fields is unreadable', async ({ assert }) => {
      const { gateway, close } = await driver.open(answers(200, '{"data":{"type":"cheese"}}'))
      try {
        await assertFails(assert, reads(gateway), 'unreadable')
        await assertFails(assert, gateway.paymentsOf('1'), 'unreadable')
        await assertFails(assert, gateway.changePlan('1', 'basic'), 'unreadable')
      } finally {
        close()
      }
    })

    test('for a moment is asked again, after the pause that it wants', async ({ assert }) => {
      const provider = await SandboxBench.start(driver.keys)
      const { variants } = driver.keys
      const id = await provider.subscribed({ email: EMAIL, variant: variants.basic })
      const times: number[] = []
      const { gateway, close } = await driver.open((req, res) => {
        times.push(performance.now())
        if (times.length === 1) return answers(429, '', { 'retry-after': '1' })(req, res)
        if (times.length === 2) return answers(502)(req, res)
        return provider.handle(req, res)
      })
      try {
        assert.equal((await gateway.readSubscription(id))?.id, id)
        assert.lengthOf(times, 3)
        assert.isAtLeast(times[1] - times[0], 950)
      } finally {
        close()
        await provider.end()
      }
    })
  })
}

async function assertFails(
  assert: { instanceOf(value: unknown, type: unknown): void; equal(a: unknown, b: unknown): void },
  call: Promise<unknown>,
  kind: string
): Promise<void> {
  const error = await call.then(
    () => null,
    (reason) => reason
  )
  assert.instanceOf(error, GatewayFailure)
  assert.equal(error.kind, kind)
}

/** A person types a new card into the page of the provider. */
async function newCard(provider: SandboxBench, address: string): Promise<void> {
  const { pathname, search } = new URL(address)
  const answer = await provider.form(pathname + search, typed())
  if (answer.status !== 303) throw new Error(answer.text)
}
