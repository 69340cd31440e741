import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Delivery } from '#billing/gateways/gateway'
import { currentGateway } from '#billing/gateways/current_gateway'
import { Subscription } from '#billing/models/subscription'
import { claimantIn } from '#billing/services/checkout_claim'

/**
 * The id of the person whom a message is about: by the subscription, by the signed claim of its checkout,
 * or by the provider's id of the customer; never by an address that a buyer typed. Null if nobody.
 */
export async function buyerOf(
  trx: TransactionClientContract,
  { subject, custom }: Delivery
): Promise<string | null> {
  if (!subject) return null
  const told =
    subject.kind === 'subscription'
      ? { subscription: subject.subscription.id, customer: subject.subscription.customerId }
      : { subscription: subject.payment.subscriptionId, customer: subject.payment.customerId }
  const gateway = currentGateway().name
  const by = (column: 'provider_id' | 'customer_id', id: string) =>
    Subscription.query({ client: trx })
      .where({ gateway, [column]: id })
      .first()
  const known = await by('provider_id', told.subscription)
  if (known) return known.userId
  const claimant = claimantIn(custom)
  if (claimant) return claimant
  const another = await by('customer_id', told.customer)
  return another?.userId ?? null
}
