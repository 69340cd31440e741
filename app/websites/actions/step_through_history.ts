import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import type { Stale } from '#websites/actions/save_revision'
import type { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'
import { bringUpToDate, pointAt } from '#websites/services/current_revision'
import { after, before } from '#websites/services/history'
import { lockedWebsite } from '#websites/services/locked_website'

export interface StepInput {
  website: Website
  /** `undo` reverts the newest change, `redo` restores what undo reverted. */
  step: 'undo' | 'redo'
  baseVersion?: number
}

export type StepFailure = { reason: 'nothing_there' } | Stale

/** Makes the previous or next revision current. No revision is deleted. */
export class StepThroughHistory {
  async handle({ website, step, baseVersion }: StepInput): Promise<Result<Revision, StepFailure>> {
    return inTransaction(async (trx) => {
      const locked = await lockedWebsite(trx, website.id)
      if (baseVersion !== undefined && baseVersion !== locked.version) {
        return refused({ reason: 'stale', version: locked.version })
      }
      const target = await (step === 'undo' ? before : after)(locked, trx)
      if (!target) return refused({ reason: 'nothing_there' })
      await pointAt(trx, locked, target)
      bringUpToDate(website, locked)
      return ok(target)
    })
  }
}
