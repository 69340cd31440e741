import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { clock } from '#core/clock'
import { lockedUser } from '#auth/main'
import { RecordPayment } from '#billing/actions/record_payment'
import { RecordSubscription } from '#billing/actions/record_subscription'
import { currentGateway } from '#billing/gateways/current_gateway'
import { syncSoon } from '#billing/services/sync_soon'
import type { GatewayPayment, GatewaySubscription } from '#billing/gateways/gateway'

export interface SubscriptionState {
  subscription: GatewaySubscription
  payments: GatewayPayment[]
  askedAt: DateTime
}

/** What the provider says now about a subscription and its invoices; null if it does not have it. */
export async function readState(providerId: string): Promise<SubscriptionState | null> {
  const gateway = currentGateway()
  const askedAt = clock.now()
  const [subscription, payments] = await Promise.all([
    gateway.readSubscription(providerId),
    gateway.paymentsOf(providerId),
  ])
  return subscription && { subscription, payments, askedAt }
}

/**
 * Stores such a state. It counts above messages, except newer ones that came in the meantime; if it cannot
 * be told which is newer, the provider is asked again.
 */
export async function recordState(
  trx: TransactionClientContract,
  userId: string,
  { subscription, payments, askedAt }: SubscriptionState
): Promise<void> {
  const user = await lockedUser(trx, userId)
  if (!user) return
  const outcome = await new RecordSubscription().handle(trx, user, subscription, { askedAt })
  if (outcome === 'tied') await syncSoon(trx, { userId, providerId: subscription.id })
  for (const payment of payments) await new RecordPayment().handle(trx, user, payment)
}
