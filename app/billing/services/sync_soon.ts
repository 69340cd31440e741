import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#core/tasks/enqueue'

export interface Asked {
  userId: string
  providerId: string
}

/** Attempts over about a day and a half. */
const ATTEMPTS = 18

/** Has a subscription read from the provider by the task `sync_subscription`. */
export function syncSoon(trx: TransactionClientContract, payload: Asked) {
  return enqueue(trx, { kind: 'sync_subscription', payload, maxAttempts: ATTEMPTS })
}
