import { test } from '@japa/runner'
import { DateTime, Settings } from 'luxon'
import { newId } from '#core/ids'
import { Task } from '#core/tasks/task'
import { inTransaction } from '#core/transaction'
import { User } from '#auth/main'
import { GrantPlan } from '#billing/actions/grant_plan'
import { checkSubscriptions } from '#billing/main'
import { BillingAccount } from '#billing/models/billing_account'
import { Checkout } from '#billing/models/checkout'
import { Payment } from '#billing/models/payment'
import { Subscription } from '#billing/models/subscription'
import { WebhookDelivery } from '#billing/models/webhook_delivery'
import { readState, recordState } from '#billing/services/subscription_state'
import { eventually } from '#tests/helpers/eventually'
import { deliver, Payments, runCheck, subscriptionMessage } from '#tests/helpers/payments'
import { signUp } from '#tests/helpers/people'

const planOf = async ({ id }: User) => (await User.findOrFail(id)).subscriptionType

async function isDue(user: User): Promise<void> {
  await Subscription.query()
    .where('user_id', user.id)
    .update({ check_at: '2020-01-01 00:00:00.000' })
}

test.group('Checks of subscriptions', (group) => {
  let payments: Payments
  group.setup(async () => {
    payments = await Payments.open()
    return () => payments.close()
  })
  group.each.setup(() => () => {
    Settings.now = () => Date.now()
    payments.intercept = () => false
    return payments.faults({})
  })

  for (const [what, status, body] of [
    ['an answer that cannot be read', 200, '{"data":{"type":"cheese"}}'],
    ['a refusal', 403, '{"errors":[]}'],
  ] as const) {
    test(`${what} about one of them does not stop the others`, async ({ assert }) => {
      const [first, second] = [await signUp(), await signUp()]
      const strange = await payments.buys(first, 'basic')
      const ended = await payments.buys(second, 'basic')
      await payments.faults({ drop: 1 })
      await payments.does('expire', ended)
      await isDue(first)
      await isDue(second)
      payments.intercept = (asked, res) => {
        const isStrange = asked === `GET /v1/subscriptions/${strange}`
        if (isStrange) res.writeHead(status).end(body)
        return isStrange
      }
      await runCheck()
      assert.equal(await planOf(first), 'basic')
      assert.equal(await planOf(second), 'free')
    })
  }

  test('what was paid to another provider does not count from the start', async ({ assert }) => {
    const [paid, granted] = [await signUp(), await signUp()]
    await new GrantPlan().handle(granted.email, 'basic')
    await BillingAccount.create({
      userId: paid.id,
      gateway: 'another',
      paidPlan: 'premium',
      grantedPlan: null,
    })
    await BillingAccount.query()
      .where('user_id', granted.id)
      .update({ gateway: 'another', paid_plan: 'premium' })
    await paid.merge({ subscriptionType: 'premium' }).save()

    await checkSubscriptions.begin()
    assert.equal(await planOf(paid), 'free')
    assert.equal(await planOf(granted), 'basic')
  })

  test('messages and checkouts are kept for 90 days', async ({ assert }) => {
    const user = await signUp()
    await deliver(subscriptionMessage({ user }))
    const checkout = { userId: user.id, gateway: 'sandbox', plan: 'basic' as const, url: 'x' }
    await Checkout.create({ id: newId(), ...checkout, expiresAt: DateTime.utc() })
    const left = async () => [
      (await WebhookDelivery.query().where('user_id', user.id)).length,
      (await Checkout.query().where('user_id', user.id)).length,
    ]
    const keptFor = async (days: number) => {
      const created = DateTime.utc().minus({ days }).toFormat('yyyy-MM-dd HH:mm:ss.SSS')
      await WebhookDelivery.query().where('user_id', user.id).update({ created_at: created })
      await Checkout.query().where('user_id', user.id).update({ created_at: created })
      await runCheck()
    }
    await keptFor(89)
    assert.deepEqual(await left(), [1, 1])
    await keptFor(91)
    assert.deepEqual(await left(), [0, 0])
  })

  test('an answer from before the last change of the same second does not count', async ({
    assert,
  }) => {
    const second = Math.floor(Date.now() / 1_000) * 1_000
    const stored = async (id: string) => (await Subscription.findByOrFail('provider_id', id)).status
    Settings.now = () => second + 100
    const user = await signUp()
    const id = await payments.buys(user, 'basic')
    const early = (await readState(id))!
    Settings.now = () => second + 300
    await payments.does('pause', id, { mode: 'void' })
    await eventually(async () => (await stored(id)) === 'paused')

    Settings.now = () => second + 500
    await inTransaction((trx) => recordState(trx, user.id, early))
    assert.equal(await stored(id), 'paused')
    assert.equal(await planOf(user), 'free')
  })

  test('an open invoice is given up with its subscription', async ({ assert }) => {
    const user = await signUp()
    const id = await payments.buys(user, 'basic', { fails: true })
    await payments.passes('32d')
    const statuses = async () =>
      (await Payment.query().where('user_id', user.id).orderBy('paid_at')).map((one) => one.status)
    assert.deepEqual(await statuses(), ['completed', 'pending'])
    await payments.does('expire', id)
    await eventually(async () => (await statuses())[1] === 'void', { within: 5_000 })
  })

  test('the end of a plan is waited for once, however often it is told', async ({ assert }) => {
    const user = await signUp()
    const id = await payments.buys(user, 'basic')
    await payments.does('cancel', id)
    await eventually(
      async () => (await Subscription.findByOrFail('provider_id', id)).status === 'cancelled'
    )
    for (let day = 0; day < 3; day += 1) {
      await isDue(user)
      await runCheck()
    }
    const waiting = await Task.query()
      .where('kind', 'settle_plan')
      .whereILike('payload', `%${user.id}%`)
    assert.lengthOf(waiting, 1)
  })
})
