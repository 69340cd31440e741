import { inTransaction } from '#core/transaction'
import type { User } from '#auth/main'
import { currentGateway } from '#billing/gateways/current_gateway'
import { Checkout } from '#billing/models/checkout'
import { Subscription } from '#billing/models/subscription'
import { isRunning } from '#billing/services/entitlement'
import { ownSubscription } from '#billing/services/own_subscription'
import { readState, recordState } from '#billing/services/subscription_state'

/** A subscription that was bought before our checkout was made is not from it. */
const CLOCKS_DIFFER = { minutes: 5 }

/**
 * Asks the provider for the subscription of a person, instead of waiting for its message. Throws a
 * `GatewayFailure`.
 */
export class RefreshSubscription {
  async handle(user: User): Promise<void> {
    const known = await ownSubscription(user.id)
    const own = known && isRunning(known) ? [known.providerId] : []
    for (const id of [...own, ...(await bought(user))]) {
      const state = await readState(id)
      if (state) await inTransaction((trx) => recordState(trx, user.id, state))
    }
  }
}

/**
 * What was bought with the address of a person since they got a checkout from us, and is nobody's yet.
 * Only for a proven address, because else it could be another person's purchase.
 */
async function bought(user: User): Promise<string[]> {
  const gateway = currentGateway()
  const [checkout] = await Checkout.query()
    .where({ user_id: user.id, gateway: gateway.name })
    .orderBy('created_at')
    .limit(1)
  if (!checkout || !user.emailVerified) return []
  const since = checkout.createdAt.minus(CLOCKS_DIFFER)
  const all = await gateway.subscriptionsOf(user.email)
  const fresh = all.filter(
    ({ email, plan, createdAt }) => email === user.email && plan && createdAt >= since
  )
  const ids = fresh.map(({ id }) => id)
  const taken = await Subscription.query()
    .where('gateway', gateway.name)
    .whereIn('provider_id', ids)
  return ids.filter((id) => !taken.some(({ providerId }) => providerId === id))
}
