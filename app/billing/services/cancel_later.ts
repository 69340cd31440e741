import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#core/tasks/enqueue'
import type { Subscription } from '#billing/models/subscription'

/** Attempts over about a day and a half. */
const ATTEMPTS = 18

/** Has a subscription cancelled at the provider by the task `cancel_subscription`. */
export function cancelLater(
  trx: TransactionClientContract,
  { gateway, providerId }: Pick<Subscription, 'gateway' | 'providerId'>
) {
  const payload = { gateway, providerId }
  return enqueue(trx, { kind: 'cancel_subscription', payload, maxAttempts: ATTEMPTS })
}
