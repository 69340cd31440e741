import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import { billingConfig } from '#config/billing'
import { hosts } from '#config/hosts'
import { User } from '#auth/main'
import { Payment } from '#billing/models/payment'
import { Subscription } from '#billing/models/subscription'
import { WebhookDelivery } from '#billing/models/webhook_delivery'
import { mailsTo } from '#tests/helpers/mails'
import { signUp } from '#tests/helpers/people'
import { rawRequest } from '#tests/helpers/raw_request'
import { deliver, moment, runCheck, sign, subscriptionMessage } from '#tests/helpers/payments'

const WEBHOOK = `${hosts.appUrl}/api/payments/webhook/`

const planOf = async ({ id }: User) => (await User.findOrFail(id)).subscriptionType

async function outcomeOf(answer: Promise<Response>): Promise<unknown> {
  const response = await answer
  return response.status === 200 ? ((await response.json()) as any).outcome : response.status
}

function paymentMessage(user: User, values: Record<string, unknown> = {}) {
  const { meta, data } = subscriptionMessage({ user })
  const told = data.attributes
  return {
    meta: { ...meta, event_name: 'subscription_payment_success' },
    data: {
      type: 'subscription-invoices',
      id: String(Number(data.id) + 1_000_000),
      attributes: {
        store_id: told.store_id,
        subscription_id: Number(data.id),
        customer_id: told.customer_id,
        currency: 'USD',
        total: 900,
        status: 'paid',
        urls: { invoice_url: 'https://pay.example.com/receipt' },
        created_at: told.created_at,
        updated_at: told.updated_at,
        test_mode: true,
        ...values,
      },
    },
  }
}

test.group('Webhooks', () => {
  test('a subscription gives its person the plan, and a mail says so', async ({ assert }) => {
    const user = await signUp()
    assert.equal(await outcomeOf(deliver(subscriptionMessage({ user }))), 'applied')
    assert.equal(await planOf(user), 'basic')
    const [mail, ...more] = await mailsTo(user.email)
    assert.equal(mail.subject, 'Your Basic plan has started')
    assert.lengthOf(more, 0)
  })

  test('a forged message changes nothing and is not stored: {$self}')
    .with(['no signature', 'another secret', 'the signature of other bytes', 'a cut body'])
    .run(async ({ assert }, kind) => {
      const user = await signUp()
      const raw = JSON.stringify(subscriptionMessage({ user }))
      const sent: Record<string, Promise<Response>> = {
        'no signature': deliver(raw, { signature: '' }),
        'another secret': deliver(raw, { signature: 'ab'.repeat(32) }),
        'the signature of other bytes': deliver(raw, { signature: sign(`${raw} `) }),
        'a cut body': deliver(raw.slice(0, -9), { signature: sign(raw) }),
      }
      const before = await WebhookDelivery.query().count('* as total')
      const answer = await sent[kind]
      assert.equal(answer.status, 401)
      assert.equal(((await answer.json()) as any).code, 'bad_signature')
      const after = await WebhookDelivery.query().count('* as total')
      assert.equal(after[0].$extras.total, before[0].$extras.total)
      assert.equal(await planOf(user), 'free')
    })

  test('a signature counts over the bytes, whatever their spaces', async ({ assert }) => {
    const user = await signUp()
    const raw = `\n${JSON.stringify(subscriptionMessage({ user }), null, 3)}\n`
    assert.equal(await outcomeOf(deliver(raw)), 'applied')
  })

  test('the same message twice, also at the same time, is applied once', async ({ assert }) => {
    const user = await signUp()
    const message = subscriptionMessage({ user })
    const answers = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(deliver(message))))
    assert.deepEqual([...new Set(answers)], ['applied'])
    assert.lengthOf(await WebhookDelivery.query().where('user_id', user.id), 1)
    assert.lengthOf(await mailsTo(user.email), 1)
  })

  test('an older message that comes late changes nothing', async ({ assert }) => {
    const user = await signUp()
    const id = '710001'
    await deliver(subscriptionMessage({ user, id, plan: 'premium', at: 60 }))
    const late = deliver(subscriptionMessage({ user, id, plan: 'basic', at: 59 }))
    assert.equal(await outcomeOf(late), 'older')
    assert.equal(await planOf(user), 'premium')
  })

  test('two different messages of one second wait for the provider’s word', async ({ assert }) => {
    const user = await signUp()
    const id = '710002'
    await deliver(subscriptionMessage({ user, id, status: 'active', at: 5 }))
    const other = deliver(subscriptionMessage({ user, id, status: 'past_due', at: 5 }))
    assert.equal(await outcomeOf(other), 'tied')
    const same = subscriptionMessage({ user, id, status: 'active', at: 5 })
    same.data.attributes.urls.update_payment_method = 'https://pay.example.com/another'
    assert.equal(await outcomeOf(deliver(same)), 'applied')
  })

  test('a message for nobody is kept, and counts once its person is there', async ({ assert }) => {
    const gone = await signUp()
    const message = subscriptionMessage({ user: gone })
    const row = gone.$attributes
    await gone.delete()
    assert.equal(await outcomeOf(deliver(message)), 'unmatched')

    await User.create({ ...row, password: 'x' })
    await runCheck()
    assert.equal(await planOf(gone), 'basic')
  })

  test('a changed claim gives the plan to nobody', async ({ assert }) => {
    const [buyer, other] = [await signUp(), await signUp()]
    const message = subscriptionMessage({ user: buyer })
    Object.assign(message.meta.custom_data!, { user_id: other.id })
    assert.equal(await outcomeOf(deliver(message)), 'unmatched')
    assert.equal(await planOf(other), 'free')
  })

  test('another store and real money are kept and ignored', async ({ assert }) => {
    const user = await signUp()
    for (const attributes of [{ store_id: 99 }, { test_mode: false }]) {
      assert.equal(await outcomeOf(deliver(subscriptionMessage({ user, attributes }))), 'foreign')
    }
    assert.equal(await planOf(user), 'free')
  })

  test('an unknown event and a document without the usual fields are kept', async ({ assert }) => {
    const user = await signUp()
    const unknown = { meta: { event_name: 'license_key_created' }, data: { type: 'license-keys' } }
    assert.equal(await outcomeOf(deliver(unknown)), 'unused')
    const strange = subscriptionMessage({ user, attributes: { status: 'frozen' } })
    assert.equal(await outcomeOf(deliver(strange)), 'unused')
    assert.equal(await outcomeOf(deliver('no JSON at all')), 'unused')
    assert.equal(await planOf(user), 'free')
  })

  test('a product that is none of our plans gives none', async ({ assert }) => {
    const user = await signUp()
    const message = subscriptionMessage({ user, attributes: { variant_id: 404 } })
    assert.equal(await outcomeOf(deliver(message)), 'applied')
    assert.equal(await planOf(user), 'free')
  })

  test('more than 256 KB are refused', async ({ assert }) => {
    const answer = await deliver(`"${'x'.repeat(256 * 1024)}"`)
    assert.equal(answer.status, 413)
  })

  test('a body without a length is refused once it is too large', async ({ assert }) => {
    const raw = Buffer.alloc(4 * 256 * 1024, 'x')
    const answer = await rawRequest(WEBHOOK, {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked', 'x-signature': 'ab'.repeat(32) },
      body: raw,
    }).then(
      ({ status }) => status,
      // The connection may be closed before the whole body is sent.
      ({ code }) => code
    )
    assert.include([413, 'ECONNRESET', 'EPIPE'], answer)
  })

  test('a body counts as it was sent, whatever its headers say about it', async ({ assert }) => {
    const user = await signUp()
    const raw = JSON.stringify(subscriptionMessage({ user }))
    const told = [
      ['content-encoding', 'gzip'],
      ['content-type', 'text/plain'],
    ]
    for (const [name, value] of told) {
      const answer = await rawRequest(WEBHOOK, {
        method: 'POST',
        headers: { 'x-signature': sign(raw), [name]: value },
        body: raw,
      })
      assert.equal(answer.status, 200)
    }
    assert.equal(await planOf(user), 'basic')
  })

  test('signed bytes that are no text are kept, and change nothing', async ({ assert }) => {
    const bytes = Buffer.from([0x22, 0xff, 0xfe, 0x00, 0x22])
    const signature = createHmac('sha256', billingConfig.webhookSecret).update(bytes).digest('hex')
    const answer = await rawRequest(WEBHOOK, {
      method: 'POST',
      headers: { 'x-signature': signature },
      body: bytes,
    })
    assert.equal(answer.status, 200)
    assert.deepEqual(JSON.parse(answer.body), { outcome: 'unused' })
  })

  test('nothing but POST is for the provider: {$self}')
    .with(['GET', 'HEAD', 'PUT', 'DELETE'])
    .run(async ({ assert }, method) => {
      const { status } = await rawRequest(WEBHOOK, { method })
      assert.include([404, 405], status)
    })

  test('a payment that comes before its subscription is there afterwards', async ({ assert }) => {
    const user = await signUp()
    assert.equal(await outcomeOf(deliver(paymentMessage(user))), 'applied')
    const [payment] = await Payment.query().where('user_id', user.id)
    assert.equal(payment.status, 'completed')
    assert.equal(payment.amount, 900)
  })

  test('an invoice never goes back: {$self}')
    .with([
      [
        ['pending', 0],
        ['paid', 0],
        ['pending', 0],
      ],
      [
        ['paid', 0],
        ['pending', -5],
      ],
    ] as [string, number][][])
    .run(async ({ assert }, told) => {
      const user = await signUp()
      const { data } = paymentMessage(user)
      for (const [status, at] of told) {
        const message = paymentMessage(user, { status, updated_at: moment(10 + at) })
        message.data.id = data.id
        await deliver(message)
      }
      const [payment, ...more] = await Payment.query().where('user_id', user.id)
      assert.equal(payment.status, 'completed')
      assert.lengthOf(more, 0)
    })

  test('a refund in the same second as the payment counts', async ({ assert }) => {
    const user = await signUp()
    const paid = paymentMessage(user)
    const back = structuredClone(paid)
    back.data.attributes.status = 'refunded'
    await deliver(back)
    await deliver(paid)
    const [payment] = await Payment.query().where('user_id', user.id)
    assert.equal(payment.status, 'refunded')
  })

  test('links of the provider that are no web addresses are not kept', async ({ assert }) => {
    const user = await signUp()
    const urls = { update_payment_method: 'javascript:alert(1)' }
    await deliver(subscriptionMessage({ user, attributes: { urls } }))
    await deliver(paymentMessage(user, { urls: { invoice_url: 'data:text/html,x' } }))
    const [subscription] = await Subscription.query().where('user_id', user.id)
    const [payment] = await Payment.query().where('user_id', user.id)
    assert.isNull(subscription.updatePaymentUrl)
    assert.isNull(payment.receiptUrl)
  })
})
