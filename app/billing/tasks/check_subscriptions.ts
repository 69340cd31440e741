import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/clock'
import { storedMoment } from '#core/moment_column'
import { recurring } from '#core/tasks/recurring'
import { inTransaction } from '#core/transaction'
import { lockedUser } from '#auth/main'
import { ReceiveDelivery } from '#billing/actions/receive_delivery'
import { SettlePlan } from '#billing/actions/settle_plan'
import { currentGateway } from '#billing/gateways/current_gateway'
import { GatewayFailure } from '#billing/gateways/gateway'
import { BillingAccount } from '#billing/models/billing_account'
import { Checkout } from '#billing/models/checkout'
import { Subscription } from '#billing/models/subscription'
import { WebhookDelivery } from '#billing/models/webhook_delivery'
import {
  readState,
  recordState,
  type SubscriptionState,
} from '#billing/services/subscription_state'

/** How many are read in one run: the provider allows 300 requests a minute. */
const AT_ONCE = 500
/** How long messages for nobody are tried again. */
const PARKED = { days: 7 }
/** How long messages and checkouts are kept. */
const KEPT = { days: 90 }

/**
 * Every hour: asks the provider about subscriptions whose renewal brought no message, and about each of
 * them once a day.
 */
export const checkSubscriptions = recurring('check_subscriptions', {
  every: 60 * 60_000,
  // The provider may be another one than before.
  atStart: settleThoseOfAnotherGateway,
  async work(signal) {
    await settleThoseOfAnotherGateway()
    await applyParked()
    await forgetOld()
    // Last, because it ends early if the provider does not answer.
    await checkDue(signal)
  },
})

async function checkDue(signal: AbortSignal): Promise<void> {
  const due = await Subscription.query()
    .where('gateway', currentGateway().name)
    .where('check_at', '<=', storedMoment(clock.now()))
    .whereNot('status', 'expired')
    .orderBy('check_at')
    .limit(AT_ONCE)
  for (const { id, userId, providerId } of due) {
    signal.throwIfAborted()
    const state = await readable(providerId)
    if (!state) {
      logger.error({ subscription: id }, 'the payment provider does not give a subscription')
      const checkAt = storedMoment(clock.now().plus({ days: 1 }))
      await Subscription.query().where('id', id).update({ check_at: checkAt })
      continue
    }
    await inTransaction((trx) => recordState(trx, userId, state))
  }
}

/** Null if the provider does not have it, or says about it what we cannot use. The others go on. */
async function readable(providerId: string): Promise<SubscriptionState | null> {
  try {
    return await readState(providerId)
  } catch (error) {
    if (!(error instanceof GatewayFailure) || error.kind === 'unavailable') throw error
    logger.error({ err: error }, 'a subscription cannot be read from the payment provider')
    return null
  }
}

async function forgetOld(): Promise<void> {
  const oldest = storedMoment(clock.now().minus(KEPT))
  await WebhookDelivery.query().where('created_at', '<', oldest).delete()
  await Checkout.query().where('created_at', '<', oldest).delete()
}

/** Messages that came before their person, for instance into a database that was restored later. */
async function applyParked(): Promise<void> {
  const parked = await WebhookDelivery.query()
    .where({ gateway: currentGateway().name, outcome: 'unmatched' })
    .where('created_at', '>', storedMoment(clock.now().minus(PARKED)))
    .orderBy('created_at')
  for (const delivery of parked) await new ReceiveDelivery().again(delivery)
}

/** After a change of the provider, what was paid to the one before does not count. */
async function settleThoseOfAnotherGateway(): Promise<void> {
  const others = await BillingAccount.query()
    .whereNot('gateway', currentGateway().name)
    .whereNot('paid_plan', 'free')
  for (const { userId } of others) {
    await inTransaction(async (trx) => {
      const user = await lockedUser(trx, userId)
      if (user) await new SettlePlan().handle(trx, user)
    })
  }
}
