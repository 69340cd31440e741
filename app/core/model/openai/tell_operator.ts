import logger from '@adonisjs/core/services/logger'
import type { ModelFailure } from '#core/model/model_failure'

/**
 * Logged here, because a refused key and an empty account do not recover by themselves; callers report
 * the other failures.
 */
export function tellOperator({ kind, message }: ModelFailure): void {
  if (kind !== 'unauthorized' && kind !== 'quota') return
  logger.error({ kind, reason: message }, 'the model cannot be used: see to its key and its credit')
}
