import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#core/ids'
import type { User } from '#auth/main'
import type { GatewayPayment } from '#billing/gateways/gateway'
import { currentGateway } from '#billing/gateways/current_gateway'
import { Payment } from '#billing/models/payment'

/** An invoice waits, is paid, and may then be paid back, never the other way round. */
const ORDER = ['pending', 'completed']

/**
 * Stores what the provider says about an invoice, if that is newer; of two messages of the same second,
 * the one that is further on. Call it inside the lock of the user.
 */
export class RecordPayment {
  async handle(
    trx: TransactionClientContract,
    user: User,
    told: GatewayPayment
  ): Promise<'applied' | 'older'> {
    const gateway = currentGateway().name
    const known = await Payment.query({ client: trx })
      .where({ gateway, provider_id: told.id })
      .first()
    if (known && !isLater(told, known)) return 'older'
    const values = {
      subscriptionProviderId: told.subscriptionId,
      paidAt: told.paidAt,
      amount: told.amount,
      currency: told.currency,
      status: told.status,
      receiptUrl: told.receiptUrl,
      providerUpdatedAt: told.updatedAt,
    }
    if (known) await known.useTransaction(trx).merge(values).save()
    else {
      const key = { userId: user.id, gateway, providerId: told.id }
      await Payment.create({ id: newId(), ...key, ...values }, { client: trx })
    }
    return 'applied'
  }
}

function isLater(told: GatewayPayment, known: Payment): boolean {
  const age = told.updatedAt.toMillis() - known.providerUpdatedAt.toMillis()
  return age > 0 || (age === 0 && stageOf(told.status) >= stageOf(known.status))
}

function stageOf(status: string): number {
  const stage = ORDER.indexOf(status)
  return stage < 0 ? ORDER.length : stage
}
