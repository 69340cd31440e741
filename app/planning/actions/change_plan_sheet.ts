import type { FieldErrors, SheetChange } from 'site-designer'
import { refused, type Result } from '#core/result'
import { design } from '#planning/designers/designer_threads'
import type { DesignPlan } from '#planning/models/design_plan'
import {
  storePlan,
  storedPlan,
  type PlanMovedOn,
  type ShownPlan,
} from '#planning/services/store_plan'

export type ChangeSheetFailure = { reason: 'invalid'; errors: FieldErrors } | PlanMovedOn

/**
 * Writes the person's changes to a plan's sheet and updates the page: sections that have content now
 * are added, empty ones are removed, and everything else stays in place.
 */
export class ChangePlanSheet {
  async handle(
    plan: DesignPlan,
    change: SheetChange,
    /** The version that the person sees; undefined means the current one. */
    baseVersion?: number
  ): Promise<Result<ShownPlan, ChangeSheetFailure>> {
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })
    if (baseVersion !== undefined && baseVersion !== plan.version) {
      return refused({ reason: 'plan_changed' })
    }
    const changed = await design('changePlan', storedPlan(plan), change)
    if (!changed.ok) return refused({ reason: 'invalid', errors: changed.error })
    return storePlan(plan, changed.value)
  }
}
