import { test } from '@japa/runner'
import { User } from '#auth/main'
import { GrantPlan } from '#billing/actions/grant_plan'
import { Subscription } from '#billing/models/subscription'
import { plans } from '#contract/subscription_plans'
import { proves } from '#tests/helpers/evidence'
import { eventually } from '#tests/helpers/eventually'
import { mailsTo } from '#tests/helpers/mails'
import { Payments, runCheck } from '#tests/helpers/payments'
import { signedInUser, signUp } from '#tests/helpers/people'

const SUBSCRIPTION = '/api/payments/subscription/'

async function subjectsTo({ email }: User): Promise<string[]> {
  const mails = await mailsTo(email)
  return mails.map(({ subject }) => subject!)
}

const planOf = async ({ id }: User) => (await User.findOrFail(id)).subscriptionType

test.group('A subscription', (group) => {
  let payments: Payments
  group.setup(async () => {
    payments = await Payments.open()
    return () => payments.close()
  })
  group.each.setup(() => () => payments.faults({}))

  test('of a new person is free, with a checkout for each larger plan', async ({
    client,
    assert,
  }) => {
    const { bearer } = await signedInUser()
    const answer = await client.get(SUBSCRIPTION).bearerToken(bearer)
    answer.assertStatus(200)
    const { checkout_urls: urls, ...rest } = answer.body()
    assert.containsSubset(rest, {
      subscription_type: 'free',
      status: 'active',
      plan_limits: { websites: plans.free.limits.websites },
      renews_at: null,
      ends_at: null,
      update_payment_url: null,
      paid_plan: 'free',
      is_granted: false,
    })
    for (const url of [urls.basic, urls.premium]) assert.include(url, '/checkout/custom/')

    const again = await client.get(SUBSCRIPTION).bearerToken(bearer)
    assert.deepEqual(again.body().checkout_urls, urls)
  })

  test('that is paused has no next payment, and nothing can be bought beside it', async ({
    client,
    assert,
  }) => {
    const { user, bearer } = await signedInUser()
    await payments.does('pause', await payments.buys(user, 'premium'))
    const answer = await client.get(SUBSCRIPTION).bearerToken(bearer)
    assert.containsSubset(answer.body(), {
      subscription_type: 'free',
      status: 'paused',
      renews_at: null,
      checkout_urls: { basic: null, premium: null },
      checkout: { is_available: true },
    })
  })

  test('that is bought has its dates, its card and one payment', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    await payments.buys(user, 'basic')
    const { body } = await client
      .get(SUBSCRIPTION)
      .bearerToken(bearer)
      .then((answer) => ({ body: answer.body() }))
    assert.containsSubset(body, {
      subscription_type: 'basic',
      paid_plan: 'basic',
      status: 'active',
      plan_limits: { websites: 5 },
      ends_at: null,
      card_brand: 'visa',
      card_last_four: '4242',
    })
    assert.isNull(body.checkout_urls.basic)
    assert.include(body.checkout_urls.premium, '/payments?upgrade=premium')
    assert.include(body.update_payment_url, '/payment-details')
    assert.isAbove(Date.parse(body.renews_at), Date.now() + 27 * 86_400_000)

    const history = await client.get('/api/payments/history/').bearerToken(bearer)
    assert.lengthOf(history.body(), 1)
    assert.containsSubset(history.body()[0], { amount: 9, currency: 'USD', status: 'completed' })
    assert.include(history.body()[0].receipt_url, 'http')
  })

  test('is changed to a larger plan, never bought a second time', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    await payments.buys(user, 'basic')
    const upgrade = () =>
      client.post('/api/payments/upgrade/').json({ plan: 'premium' }).bearerToken(bearer)
    const answers = await Promise.all([upgrade(), upgrade()])
    for (const answer of answers) {
      answer.assertStatus(200)
      assert.equal(answer.body().subscription_type, 'premium')
    }
    assert.deepEqual(await payments.statuses(user.email), ['active'])
    await payments.settled()
    const history = await client.get('/api/payments/history/').bearerToken(bearer)
    assert.lengthOf(history.body(), 2)

    const { checkout_urls: urls } = answers[0].body()
    assert.deepEqual(urls, { basic: null, premium: null })
    const back = await client
      .post('/api/payments/upgrade/')
      .json({ plan: 'basic' })
      .bearerToken(bearer)
    back.assertStatus(409)
    assert.equal(back.body().code, 'not_an_upgrade')
    proves('free may go to basic or premium, basic to premium, premium to none')
  })

  test('with a payment due cannot be changed, and recovers with a new card', async ({
    client,
    assert,
  }) => {
    const { user, bearer } = await signedInUser()
    const id = await payments.buys(user, 'basic')
    await payments.does('fail_next', id)
    await payments.passes('32d')
    const due = await client.get(SUBSCRIPTION).bearerToken(bearer)
    assert.containsSubset(due.body(), { subscription_type: 'basic', status: 'past_due' })
    assert.deepEqual(due.body().checkout_urls, { basic: null, premium: null })
    const refusal = await client
      .post('/api/payments/upgrade/')
      .json({ plan: 'premium' })
      .bearerToken(bearer)
    refusal.assertStatus(409)
    assert.equal(refusal.body().code, 'payment_due')
    assert.deepEqual(await subjectsTo(user), [
      'Your Basic plan has started',
      'Your payment did not go through',
    ])
  })

  test('that nobody pays ends, and a mail says so', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    await payments.buys(user, 'basic', { fails: true })
    for (let week = 0; week < 9; week += 1) await payments.passes('7d')
    assert.equal(await planOf(user), 'free')
    assert.deepEqual(await subjectsTo(user), [
      'Your Basic plan has started',
      'Your payment did not go through',
      'Your Basic plan has ended',
    ])
    const { body } = await client
      .get(SUBSCRIPTION)
      .bearerToken(bearer)
      .then((answer) => ({ body: answer.body() }))
    assert.include(['unpaid', 'expired'], body.status)
  })

  test('that is cancelled gives its plan until it ends', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    const id = await payments.buys(user, 'premium')
    await payments.does('cancel', id)
    const cancelled = await client.get(SUBSCRIPTION).bearerToken(bearer)
    assert.containsSubset(cancelled.body(), { subscription_type: 'premium', status: 'cancelled' })
    assert.isNotNull(cancelled.body().ends_at)
    assert.isNull(cancelled.body().renews_at)

    await payments.passes('32d')
    const ended = await client.get(SUBSCRIPTION).bearerToken(bearer)
    assert.containsSubset(ended.body(), { subscription_type: 'free', status: 'expired' })
    assert.include(ended.body().checkout_urls.basic, '/checkout/custom/')
  })

  test('whose message is late or lost is found by asking', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    await client.get(SUBSCRIPTION).bearerToken(bearer)
    await payments.faults({ drop: 1 })
    await payments.buys(user, 'basic')
    assert.equal(await planOf(user), 'free')
    const answer = await client.post('/api/payments/refresh/').bearerToken(bearer)
    assert.equal(answer.body().subscription_type, 'basic')
  })

  test('of another person with the same address as typed is not given away', async ({
    client,
    assert,
  }) => {
    const { user, bearer } = await signedInUser({ emailVerified: false })
    await client.get(SUBSCRIPTION).bearerToken(bearer)
    await payments.faults({ drop: 1 })
    await payments.buys(user, 'basic')
    const answer = await client.post('/api/payments/refresh/').bearerToken(bearer)
    assert.equal(answer.body().subscription_type, 'free')
  })

  test('whose messages are all lost is read once a day', async ({ assert }) => {
    const user = await signUp()
    const id = await payments.buys(user, 'basic')
    await payments.faults({ drop: 1 })
    await payments.does('expire', id)
    assert.equal(await planOf(user), 'basic')
    await Subscription.query()
      .where('user_id', user.id)
      .update({ check_at: '2020-01-01 00:00:00.000' })
    await runCheck()
    assert.equal(await planOf(user), 'free')
  })

  test('that was bought twice is kept once; the other is cancelled', async ({ assert }) => {
    const user = await signUp()
    await payments.buys(user, 'basic')
    await payments.buys(user, 'premium')
    await eventually(async () => (await payments.statuses(user.email)).includes('cancelled'))
    await payments.settled()
    assert.sameMembers(await payments.statuses(user.email), ['active', 'cancelled'])
    assert.equal(await planOf(user), 'premium')
    assert.include(await subjectsTo(user), 'You paid twice')
  })

  test('the operator’s plan stands above what is paid', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    assert.equal(await new GrantPlan().handle(user.email, 'premium'), 'premium')
    const id = await payments.buys(user, 'basic')
    const granted = await client.get(SUBSCRIPTION).bearerToken(bearer)
    assert.containsSubset(granted.body(), {
      subscription_type: 'premium',
      paid_plan: 'basic',
      is_granted: true,
      checkout_urls: { basic: null, premium: null },
    })
    await payments.does('expire', id)
    assert.equal(await planOf(user), 'premium')
    assert.equal(await new GrantPlan().handle(user.email, null), 'free')
    assert.isNull(await new GrantPlan().handle('nobody@example.com', 'basic'))
  })

  test('of a deleted account is cancelled', async ({ client }) => {
    const { user, bearer } = await signedInUser()
    await payments.buys(user, 'basic')
    const answer = await client
      .post('/api/users/delete-account/')
      .json({ password: 'correct horse battery' })
      .bearerToken(bearer)
    answer.assertStatus(200)
    await eventually(async () => (await payments.statuses(user.email)).includes('cancelled'))
  })

  test('is in the download of one’s own data', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    await payments.buys(user, 'basic')
    const answer = await client.get('/api/users/export/').bearerToken(bearer)
    answer.assertStatus(200)
    assert.include(answer.text() ?? String(answer.body()), 'payments.json')
  })

  test('a provider that is {$self} costs no screen and no plan')
    .with(['down', 'slow', 'html', '429'])
    .run(async ({ client, assert }, fault) => {
      const { user, bearer } = await signedInUser()
      const other = await signedInUser()
      await payments.buys(user, 'basic')
      await payments.faults({ api: fault })
      const begun = performance.now()
      const [own, free] = await Promise.all([
        client.get(SUBSCRIPTION).bearerToken(bearer),
        client.get(SUBSCRIPTION).bearerToken(other.bearer),
      ])
      assert.isBelow(performance.now() - begun, 8_000)
      assert.equal(own.body().subscription_type, 'basic')
      assert.deepEqual(free.body().checkout_urls, { basic: null, premium: null })
      assert.isFalse(free.body().checkout.is_available)
      const upgrade = await client
        .post('/api/payments/upgrade/')
        .json({ plan: 'premium' })
        .bearerToken(bearer)
      upgrade.assertStatus(503)
      assert.equal(upgrade.body().code, 'provider_unavailable')
      await payments.faults({})
      assert.equal(await planOf(user), 'basic')
    })
    .timeout(60_000)
})
