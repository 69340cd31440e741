import { comparePlans, type PaidPlan } from '#contract/subscription_plans'
import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import type { User } from '#auth/main'
import { currentGateway } from '#billing/gateways/current_gateway'
import { GatewayFailure, type GatewaySubscription } from '#billing/gateways/gateway'
import { isRunning } from '#billing/services/entitlement'
import { oneAtATime } from '#billing/services/one_at_a_time'
import { ownSubscription } from '#billing/services/own_subscription'
import { readState, recordState } from '#billing/services/subscription_state'

export type UpgradeFailure = {
  reason: 'no_subscription' | 'payment_due' | 'not_an_upgrade' | 'declined'
}

/**
 * Changes the running subscription of a person to a larger plan, never to a second subscription. Throws a
 * `GatewayFailure`; asking again after one is safe.
 */
export class UpgradePlan {
  handle(user: User, to: PaidPlan): Promise<Result<undefined, UpgradeFailure>> {
    // The second of two upgrades reads what the first one has changed, and charges nothing.
    return oneAtATime(user.id, () => this.#upgrade(user, to))
  }

  async #upgrade(user: User, to: PaidPlan): Promise<Result<undefined, UpgradeFailure>> {
    const own = await ownSubscription(user.id)
    if (!own || !isRunning(own)) return refused({ reason: 'no_subscription' })
    // A copy of ours may be late, so what the provider says now decides.
    const told = await recorded(user, own.providerId)
    if (!told || !isRunning(told)) return refused({ reason: 'no_subscription' })
    if (told.status === 'past_due' || told.status === 'unpaid') {
      return refused({ reason: 'payment_due' })
    }
    if (comparePlans(to, told.plan ?? 'free') < 0) return refused({ reason: 'not_an_upgrade' })
    if (told.plan !== to && !(await isChanged(told.id, to))) return refused({ reason: 'declined' })
    await recorded(user, told.id)
    return ok()
  }
}

async function recorded(user: User, id: string): Promise<GatewaySubscription | null> {
  const state = await readState(id)
  if (state) await inTransaction((trx) => recordState(trx, user.id, state))
  return state && state.subscription
}

/** False if the provider refuses, for instance because the card does not pay the difference. */
async function isChanged(id: string, to: PaidPlan): Promise<boolean> {
  try {
    await currentGateway().changePlan(id, to)
    return true
  } catch (error) {
    if (error instanceof GatewayFailure && error.kind === 'refused') return false
    throw error
  }
}
