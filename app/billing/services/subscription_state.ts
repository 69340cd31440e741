import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockedUser } from '#auth/main'
import { RecordPayment } from '#billing/actions/record_payment'
import { RecordSubscription } from '#billing/actions/record_subscription'
import { currentGateway } from '#billing/gateways/current_gateway'
import type { GatewayPayment, GatewaySubscription } from '#billing/gateways/gateway'

export interface SubscriptionState {
  subscription: GatewaySubscription
  payments: GatewayPayment[]
}

/** What the provider says now about a subscription and its invoices; null if it does not have it. */
export async function readState(providerId: string): Promise<SubscriptionState | null> {
  const gateway = currentGateway()
  const [subscription, payments] = await Promise.all([
    gateway.readSubscription(providerId),
    gateway.paymentsOf(providerId),
  ])
  return subscription && { subscription, payments }
}

/** Stores such a state. It counts above messages, except newer ones that came in the meantime. */
export async function recordState(
  trx: TransactionClientContract,
  userId: string,
  { subscription, payments }: SubscriptionState
): Promise<void> {
  const user = await lockedUser(trx, userId)
  if (!user) return
  await new RecordSubscription().handle(trx, user, { told: subscription, source: 'read' })
  for (const payment of payments) await new RecordPayment().handle(trx, user, payment)
}
