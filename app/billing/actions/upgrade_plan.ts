import { comparePlans, type PaidPlan } from '#contract/subscription_plans'
import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import type { User } from '#auth/main'
import { currentGateway } from '#billing/gateways/current_gateway'
import { isRunning } from '#billing/services/entitlement'
import { ownSubscription } from '#billing/services/own_subscription'
import { readState, recordState } from '#billing/services/subscription_state'

export type UpgradeFailure = { reason: 'no_subscription' | 'payment_due' | 'not_an_upgrade' }

/**
 * Changes the running subscription of a person to a larger plan, never to a second subscription. Throws a
 * `GatewayFailure`; asking again after one is safe.
 */
export class UpgradePlan {
  async handle(user: User, to: PaidPlan): Promise<Result<undefined, UpgradeFailure>> {
    const subscription = await ownSubscription(user.id)
    if (!subscription || !isRunning(subscription)) return refused({ reason: 'no_subscription' })
    const { status, plan, providerId } = subscription
    if (status === 'past_due' || status === 'unpaid') return refused({ reason: 'payment_due' })
    // A copy of ours may be late, so what the provider says now decides.
    const before = await currentGateway().readSubscription(providerId)
    if (comparePlans(to, before?.plan ?? plan ?? 'free') < 0) {
      return refused({ reason: 'not_an_upgrade' })
    }
    if (before?.plan !== to) await currentGateway().changePlan(providerId, to)
    const state = await readState(providerId)
    if (state) await inTransaction((trx) => recordState(trx, user.id, state))
    return ok()
  }
}
