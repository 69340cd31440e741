import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { billingConfig } from '#config/billing'
import { taskOnceFinal } from '#core/tasks/signals'
import { inTransaction } from '#core/transaction'
import type { User } from '#auth/main'
import { Subscription } from '#billing/models/subscription'
import { cancelLater } from '#billing/services/cancel_later'
import { Task } from '#core/tasks/task'
import { eventually } from '#tests/helpers/eventually'
import { mailsTo } from '#tests/helpers/mails'
import { Payments, runCheck } from '#tests/helpers/payments'
import { PASSWORD, signedInUser, signUp } from '#tests/helpers/people'

const UPGRADE = '/api/payments/upgrade/'

test.group('Races and refusals of a subscription', (group) => {
  let payments: Payments
  group.setup(async () => {
    payments = await Payments.open()
    return () => payments.close()
  })
  group.each.setup(() => () => {
    payments.intercept = () => false
    return payments.faults({})
  })

  test('three upgrades at once change the plan once', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    const id = await payments.buys(user, 'basic')
    payments.intercept = async (asked) => {
      if (asked.startsWith('PATCH')) await pause(100)
      return false
    }
    const upgrade = () => client.post(UPGRADE).json({ plan: 'premium' }).bearerToken(bearer)
    for (const answer of await Promise.all([upgrade(), upgrade(), upgrade()])) {
      answer.assertStatus(200)
      assert.equal(answer.body().subscription_type, 'premium')
    }
    const changes = payments.asked.filter((asked) => asked === `PATCH /v1/subscriptions/${id}`)
    assert.lengthOf(changes, 1)
  })

  test('an upgrade that failed does not hold up the next one', async ({ client }) => {
    const { user, bearer } = await signedInUser()
    await payments.buys(user, 'basic')
    const upgrade = () => client.post(UPGRADE).json({ plan: 'premium' }).bearerToken(bearer)
    await payments.faults({ api: 'down' })
    const failed = await upgrade()
    failed.assertStatus(503)
    await payments.faults({})
    const again = await upgrade()
    again.assertStatus(200)
  })

  test('an upgrade that the card does not pay says so', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    const id = await payments.buys(user, 'basic')
    await payments.does('fail_next', id)
    const answer = await client.post(UPGRADE).json({ plan: 'premium' }).bearerToken(bearer)
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'declined')
  })

  test('an upgrade goes by what the provider says, not by a late copy', async ({
    client,
    assert,
  }) => {
    const { user, bearer } = await signedInUser()
    const id = await payments.buys(user, 'basic')
    await payments.faults({ drop: 1 })
    await payments.does('cancel', id)
    const answer = await client.post(UPGRADE).json({ plan: 'premium' }).bearerToken(bearer)
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'no_subscription')
    assert.equal((await payments.truth(id)).status, 'cancelled')
    const shown = await client.get('/api/payments/subscription/').bearerToken(bearer)
    assert.equal(shown.body().status, 'cancelled')
  })

  const running = async (user: User) =>
    (await payments.statuses(user.email)).filter((status) => status !== 'cancelled').length

  test('a second subscription that is resumed is cancelled again', async ({ assert }) => {
    const user = await signUp()
    const surplus = await payments.buys(user, 'basic')
    await payments.buys(user, 'premium')
    await eventually(async () => (await running(user)) === 1)
    await payments.settled()
    await payments.does('resume', surplus)
    await eventually(async () => (await payments.truth(surplus)).status === 'cancelled')
    assert.equal(await running(user), 1)
  })

  test('a purchase after the account was closed is cancelled', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    const closed = await client
      .post('/api/users/delete-account/')
      .json({ password: PASSWORD })
      .bearerToken(bearer)
    closed.assertStatus(200)
    const late = await payments.buys(user, 'basic')
    await eventually(async () => (await payments.truth(late)).status === 'cancelled')
    const subjects = (await mailsTo(user.email)).map(({ subject }) => subject)
    assert.notInclude(subjects, 'You paid twice')
  })

  test('a purchase after the account was erased is cancelled', async ({ assert }) => {
    const user = await signUp()
    await user.delete()
    const late = await payments.buys(user, 'basic')
    await eventually(async () => (await payments.truth(late)).status === 'cancelled')
    assert.isNull(await Subscription.findBy('provider_id', late))
  })

  test('a second purchase whose messages are lost is found by asking', async ({ client }) => {
    const { user, bearer } = await signedInUser()
    await client.get('/api/payments/subscription/').bearerToken(bearer)
    await payments.buys(user, 'basic')
    await payments.faults({ drop: 1 })
    await payments.buys(user, 'premium')
    await client.post('/api/payments/refresh/').bearerToken(bearer)
    await payments.faults({})
    await eventually(async () => (await running(user)) === 1)
  })

  test('a subscription that the provider does not have is not cancelled for days', async ({
    assert,
  }) => {
    const orphan = { gateway: billingConfig.name, providerId: '404404' }
    const task = await inTransaction((trx) => cancelLater(trx, orphan))
    assert.equal((await taskOnceFinal(task.id, 5_000)).status, 'completed')
  })

  test('a second subscription is cancelled in the end, although the provider refused', async ({
    assert,
  }) => {
    const user = await signUp()
    const surplus = await payments.buys(user, 'basic')
    payments.intercept = (asked, res) => {
      const isRefused = asked === `DELETE /v1/subscriptions/${surplus}`
      if (isRefused) res.writeHead(403).end('{}')
      return isRefused
    }
    await payments.buys(user, 'premium')
    const task = await eventually(() =>
      Task.query().whereILike('payload', `%"${surplus}"%`).first()
    )
    await Task.query().where('id', task.id).update({ attempts: 30, due_at: 0 })
    await eventually(async () => (await Task.findOrFail(task.id)).status === 'failed')
    payments.intercept = () => false
    assert.equal(await running(user), 2)

    await Subscription.query()
      .where('user_id', user.id)
      .update({ check_at: '2020-01-01 00:00:00.000' })
    await runCheck()
    await eventually(async () => (await running(user)) === 1)
  })
})
