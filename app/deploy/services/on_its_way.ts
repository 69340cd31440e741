import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Deployment } from '#deploy/models/deployment'

/** A release that a target was asked to put online. */
export interface OnItsWay {
  websiteId: string
  releaseId: string
  /** The target's id of it, once it has accepted it. */
  id?: string
  /** Milliseconds since 1970. */
  since: number
}

/** The row that waits for this release; none if another one was published meanwhile, or it was taken down. */
export function awaited(
  trx: TransactionClientContract | undefined,
  { websiteId, releaseId }: Pick<OnItsWay, 'websiteId' | 'releaseId'>
) {
  return Deployment.query({ client: trx })
    .where({ website_id: websiteId, next_release_id: releaseId })
    .whereIn('status', ['pending', 'building'])
}
