import { test } from '@japa/runner'
import { planOf } from '#billing/main'
import { plans } from '#contract/subscription_plans'
import { proves } from '#tests/helpers/evidence'
import { signUp } from '#tests/helpers/people'

test.group('Plans', () => {
  test('a new account is on the free plan: two websites, no custom domains', async ({ assert }) => {
    const plan = planOf(await signUp())
    assert.equal(plan.name, 'free')
    assert.equal(plan.limits.websites, 2)
    assert.isFalse(plan.features.customDomains)
    proves('free 2 websites')
  })

  test('basic allows five websites and custom domains', async ({ assert }) => {
    const plan = planOf(await signUp({ subscriptionType: 'basic' }))
    assert.equal(plan.limits.websites, 5)
    assert.isTrue(plan.features.customDomains)
    proves('basic 5 websites')
  })

  test('premium allows twenty websites and custom domains', async ({ assert }) => {
    const plan = planOf(await signUp({ subscriptionType: 'premium' }))
    assert.equal(plan.limits.websites, 20)
    assert.isTrue(plan.features.customDomains)
    proves('premium 20 websites')
  })

  test('callers cannot change the catalogue', async ({ assert }) => {
    const limits: { websites: number } = plans.free.limits
    assert.throws(() => (limits.websites = 200))
    assert.throws(() => Object.assign(plans, { free: plans.premium }))
  })
})
