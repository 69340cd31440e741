import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BillingAccount } from '#billing/models/billing_account'
import { currentGateway } from '#billing/gateways/current_gateway'

/** The account of a person, made with the first thing that happens to it. */
export async function accountOf(
  trx: TransactionClientContract,
  userId: string
): Promise<BillingAccount> {
  return (
    (await BillingAccount.find(userId, { client: trx })) ??
    BillingAccount.create(
      { userId, gateway: currentGateway().name, paidPlan: 'free', grantedPlan: null },
      { client: trx }
    )
  )
}
