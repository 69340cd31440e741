import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import type { PaidPlan } from '#contract/subscription_plans'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { storedMoment } from '#core/moment_column'
import type { User } from '#auth/main'
import { currentGateway } from '#billing/gateways/current_gateway'
import { Checkout } from '#billing/models/checkout'
import { claimOf } from '#billing/services/checkout_claim'

/** A page of the provider is kept for a day, and not given out in its last hour. */
const VALID = { hours: 24 }
const LEFT = { hours: 1 }
/** How long a screen waits for the provider, in milliseconds. */
const PATIENCE = 3_000

/**
 * The address where a person can buy a plan; null if the provider does not answer in time. A late answer
 * is kept for the next time.
 */
export async function checkoutUrl(user: User, plan: PaidPlan): Promise<string | null> {
  const known = await Checkout.query()
    .where({ user_id: user.id, gateway: currentGateway().name, plan })
    .where('expires_at', '>', storedMoment(clock.now().plus(LEFT)))
    .orderBy('expires_at', 'desc')
    .first()
  if (known) return known.url
  const made = create(user, plan).catch((error) => {
    logger.warn({ err: error }, 'the payment provider gave no checkout')
    return null
  })
  return Promise.race([made, pause(PATIENCE, null, { ref: false })])
}

async function create(user: User, plan: PaidPlan): Promise<string> {
  const gateway = currentGateway()
  const id = newId()
  const expiresAt = clock.now().plus(VALID)
  const url = await gateway.createCheckout({
    plan,
    buyer: { email: user.email, name: `${user.name} ${user.surname}`.trim() },
    custom: claimOf(user.id, id),
    expiresAt,
  })
  await Checkout.create({ id, userId: user.id, gateway: gateway.name, plan, url, expiresAt })
  return url
}
