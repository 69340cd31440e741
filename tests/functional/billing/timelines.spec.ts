import { isDeepStrictEqual } from 'node:util'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { plans, type PaidPlan } from '#contract/subscription_plans'
import { Task } from '#core/tasks/task'
import type { User } from '#auth/main'
import { eventually } from '#tests/helpers/eventually'
import { Payments } from '#tests/helpers/payments'
import { signedInUser, signIn } from '#tests/helpers/people'

const DAY = 86_400_000

/**
 * One step, and what is right after it: the plan of the person, and the status that the screen of payments
 * shows. Steps without a number are about the newest purchase; `1.` is about the first one.
 */
type Step = readonly [what: string, plan: 'free' | 'basic' | 'premium', status: string]

/**
 * `buys <plan> [trial|failing]`, `passes <time>` by the provider's clock, `waits <days>` by ours while the
 * provider is silent, `upgrades` on our screen, `card` on the provider's page; else a control of the sandbox.
 */
const TIMELINES: Record<string, readonly Step[]> = {
  // First, because the others move the provider's clock ahead of ours.
  'cancelled, and the provider is silent': [
    ['buys basic', 'basic', 'active'],
    ['cancel', 'basic', 'cancelled'],
    ['waits 20', 'basic', 'cancelled'],
    ['waits 32', 'free', 'cancelled'],
  ],
  'a trial that is cancelled, and the provider is silent': [
    ['buys premium trial', 'premium', 'on_trial'],
    ['cancel', 'premium', 'cancelled'],
    ['waits 6', 'premium', 'cancelled'],
    ['waits 8', 'free', 'cancelled'],
  ],
  'paid month after month': [
    ['buys basic', 'basic', 'active'],
    ['passes 32d', 'basic', 'active'],
    ['passes 31d', 'basic', 'active'],
  ],
  'a trial that is paid': [
    ['buys basic trial', 'basic', 'on_trial'],
    ['passes 6d', 'basic', 'on_trial'],
    ['passes 2d', 'basic', 'active'],
  ],
  'a trial whose card fails': [
    ['buys premium trial failing', 'premium', 'on_trial'],
    ['passes 8d', 'premium', 'past_due'],
    ['passes 20d', 'free', 'unpaid'],
  ],
  'a whole life': [
    ['buys basic trial', 'basic', 'on_trial'],
    ['passes 8d', 'basic', 'active'],
    ['fail_next', 'basic', 'active'],
    ['passes 32d', 'basic', 'past_due'],
    ['card', 'basic', 'active'],
    ['cancel', 'basic', 'cancelled'],
    ['resume', 'basic', 'active'],
    ['cancel', 'basic', 'cancelled'],
    ['passes 32d', 'free', 'expired'],
  ],
  'a trial that is cancelled': [
    ['buys basic trial', 'basic', 'on_trial'],
    ['cancel', 'basic', 'cancelled'],
    ['passes 8d', 'free', 'expired'],
  ],
  'a trial that is cancelled and resumed': [
    ['buys premium trial', 'premium', 'on_trial'],
    ['cancel', 'premium', 'cancelled'],
    ['resume', 'premium', 'on_trial'],
    ['passes 8d', 'premium', 'active'],
  ],
  'an upgrade in the trial': [
    ['buys basic trial', 'basic', 'on_trial'],
    ['upgrades', 'premium', 'on_trial'],
    ['passes 8d', 'premium', 'active'],
  ],
  'an upgrade in the trial that is cancelled': [
    ['buys basic trial', 'basic', 'on_trial'],
    ['upgrades', 'premium', 'on_trial'],
    ['cancel', 'premium', 'cancelled'],
    ['passes 8d', 'free', 'expired'],
  ],
  'an upgrade': [
    ['buys basic', 'basic', 'active'],
    ['upgrades', 'premium', 'active'],
    ['passes 32d', 'premium', 'active'],
  ],
  'an upgrade that is cancelled': [
    ['buys basic', 'basic', 'active'],
    ['upgrades', 'premium', 'active'],
    ['cancel', 'premium', 'cancelled'],
    ['passes 32d', 'free', 'expired'],
  ],
  'an upgrade that is cancelled and resumed': [
    ['buys basic', 'basic', 'active'],
    ['upgrades', 'premium', 'active'],
    ['cancel', 'premium', 'cancelled'],
    ['resume', 'premium', 'active'],
  ],
  'a failed payment that the next try pays by another card': [
    ['buys premium', 'premium', 'active'],
    ['fail_next', 'premium', 'active'],
    ['passes 32d', 'premium', 'past_due'],
    ['passes 3d', 'premium', 'past_due'],
    ['card', 'premium', 'active'],
    ['passes 31d', 'premium', 'active'],
  ],
  'a payment that nobody makes': [
    ['buys basic failing', 'basic', 'active'],
    ['passes 32d', 'basic', 'past_due'],
    ['passes 5d', 'basic', 'past_due'],
    ['passes 20d', 'free', 'unpaid'],
  ],
  'unpaid, then a new card': [
    ['buys basic failing', 'basic', 'active'],
    ['passes 60d', 'free', 'unpaid'],
    ['card', 'basic', 'active'],
    ['passes 32d', 'basic', 'active'],
  ],
  'unpaid, then ended': [
    ['buys premium failing', 'premium', 'active'],
    ['passes 60d', 'free', 'unpaid'],
    ['expire', 'free', 'expired'],
  ],
  'past due, then cancelled': [
    ['buys basic failing', 'basic', 'active'],
    ['passes 32d', 'basic', 'past_due'],
    ['cancel', 'free', 'expired'],
  ],
  'past due, then ended': [
    ['buys basic failing', 'basic', 'active'],
    ['passes 32d', 'basic', 'past_due'],
    ['expire', 'free', 'expired'],
  ],
  'past due, then an upgrade with the new card': [
    ['buys basic failing', 'basic', 'active'],
    ['passes 32d', 'basic', 'past_due'],
    ['card', 'basic', 'active'],
    ['upgrades', 'premium', 'active'],
  ],
  'a pause without the plan': [
    ['buys basic', 'basic', 'active'],
    ['pause void', 'free', 'paused'],
    ['passes 32d', 'free', 'paused'],
    ['unpause', 'basic', 'active'],
  ],
  'a pause with the plan': [
    ['buys premium', 'premium', 'active'],
    ['pause free', 'premium', 'paused'],
    ['passes 32d', 'premium', 'paused'],
    ['unpause', 'premium', 'active'],
  ],
  'a pause that changes its kind': [
    ['buys premium', 'premium', 'active'],
    ['pause free', 'premium', 'paused'],
    ['pause void', 'free', 'paused'],
    ['pause free', 'premium', 'paused'],
  ],
  'a pause that is cancelled': [
    ['buys basic', 'basic', 'active'],
    ['pause void', 'free', 'paused'],
    ['cancel', 'basic', 'cancelled'],
    ['passes 32d', 'free', 'expired'],
  ],
  'a refund takes no plan': [
    ['buys basic', 'basic', 'active'],
    ['refund', 'basic', 'active'],
    ['passes 32d', 'basic', 'active'],
  ],
  'a refund with the end at once': [
    ['buys premium', 'premium', 'active'],
    ['refund', 'premium', 'active'],
    ['expire', 'free', 'expired'],
  ],
  'ended, then bought again': [
    ['buys premium', 'premium', 'active'],
    ['expire', 'free', 'expired'],
    ['buys basic', 'basic', 'active'],
  ],
  'cancelled, then bought again': [
    ['buys basic', 'basic', 'active'],
    ['cancel', 'basic', 'cancelled'],
    ['buys basic', 'basic', 'active'],
    ['passes 32d', 'basic', 'active'],
  ],
  'cancelled, then a larger plan': [
    ['buys basic', 'basic', 'active'],
    ['cancel', 'basic', 'cancelled'],
    ['buys premium', 'premium', 'active'],
    ['passes 32d', 'premium', 'active'],
  ],
  'cancelled, then a smaller plan': [
    ['buys premium', 'premium', 'active'],
    ['cancel', 'premium', 'cancelled'],
    ['buys basic', 'premium', 'cancelled'],
    ['passes 32d', 'basic', 'active'],
  ],
  'two purchases, the larger one second': [
    ['buys basic', 'basic', 'active'],
    ['buys premium', 'premium', 'active'],
    ['passes 32d', 'premium', 'active'],
    ['expire', 'free', 'expired'],
  ],
  'two purchases, the larger one first': [
    ['buys premium', 'premium', 'active'],
    ['buys basic', 'premium', 'active'],
    ['1.cancel', 'premium', 'cancelled'],
    ['passes 32d', 'free', 'expired'],
  ],
}

test.group('Timelines of a subscription', (group) => {
  let payments: Payments
  group.setup(async () => {
    payments = await Payments.open()
    return () => payments.close()
  })
  group.each.setup(() => () => {
    Settings.now = () => Date.now()
    return payments.faults({})
  })

  for (const [name, steps] of Object.entries(TIMELINES)) {
    test(name, async ({ client, assert }) => {
      const { user, ...session } = await signedInUser()
      const life: Life = { payments, client, user, bearer: session.bearer, purchases: [] }
      for (const [index, [what, plan, status]] of steps.entries()) {
        await take(life, what)
        const right = { plan, stored: plan, status, websites: plans[plan].limits.websites }
        const isRight = async () => isDeepStrictEqual(await standing(life), right)
        await eventually(isRight, { within: 6_000 }).catch(() => {})
        assert.deepEqual(await standing(life), right, `after step ${index + 1}, ${what}`)
      }
    }).timeout(60_000)
  }
})

interface Life {
  payments: Payments
  client: ApiClient
  user: User
  bearer: string
  /** The provider's ids, the oldest first. */
  purchases: string[]
}

async function take(life: Life, what: string): Promise<void> {
  const { payments, client, user, purchases } = life
  const [, number, step] = /^(?:(\d)\.)?(.*)$/.exec(what)!
  const id = number ? purchases[Number(number) - 1] : purchases.at(-1)!
  const [verb, value] = step.split(' ')
  switch (verb) {
    case 'buys': {
      const isTrial = step.includes(' trial')
      const values = { trial_days: isTrial ? 7 : 0, fails: step.includes(' failing') }
      purchases.push(await payments.buys(user, value as PaidPlan, values))
      break
    }
    case 'passes':
      await payments.passes(value)
      break
    case 'waits':
      await payments.faults({ drop: 1, api: 'down' })
      Settings.now = () => Date.now() + Number(value) * DAY
      life.bearer = (await signIn(user)).access
      return
    case 'upgrades': {
      const asked = client.post('/api/payments/upgrade/').json({ plan: 'premium' })
      const answer = await asked.bearerToken(life.bearer)
      answer.assertStatus(200)
      break
    }
    case 'card':
      await payments.changesCard(id)
      break
    default:
      await payments.does(verb, id, value ? { mode: value } : {})
  }
  await untilTold(life)
}

/** Until what we ask the provider because of its messages is answered, and told to us. */
async function untilTold({ payments, purchases }: Life): Promise<void> {
  await eventually(async () => {
    const waiting = await Task.query()
      .whereIn('kind', ['cancel_subscription', 'sync_subscription'])
      .where('status', 'processing')
    // Those of other tests may wait for a provider that is gone.
    return !waiting.some(({ payload }) => purchases.includes(payload.providerId))
  })
  await payments.settled()
}

async function standing({ client, user, bearer }: Life) {
  const answer = await client.get('/api/payments/subscription/').bearerToken(bearer)
  answer.assertStatus(200)
  const { subscription_type: plan, status, plan_limits: limits } = answer.body()
  await user.refresh()
  return { plan, stored: user.subscriptionType, status, websites: limits.websites }
}
