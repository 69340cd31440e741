import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/clock'
import { inTransaction } from '#core/transaction'
import type { Subscription } from '#billing/models/subscription'
import { isRunning } from '#billing/services/entitlement'
import { readState, recordState } from '#billing/services/subscription_state'

/** The provider's link is valid for 24 hours: one that is given out has at least half of them left. */
const FRESH = { hours: 12 }
const PATIENCE = 3_000

/** Replaces an old link for changing the card; without an answer of the provider there is none. */
export async function freshLink(subscription: Subscription): Promise<void> {
  if (!isRunning(subscription) || subscription.urlsReadAt > clock.now().minus(FRESH)) return
  const read = renew(subscription).catch((error) => {
    logger.warn({ err: error }, 'the payment provider gave no fresh link')
    return false
  })
  const isRenewed = await Promise.race([read, pause(PATIENCE, false, { ref: false })])
  if (isRenewed) await subscription.refresh()
  else subscription.updatePaymentUrl = null
}

async function renew({ userId, providerId }: Subscription): Promise<boolean> {
  const state = await readState(providerId)
  if (state) await inTransaction((trx) => recordState(trx, userId, state))
  return state !== null
}
