import { changeSheet, compose, type FieldErrors, type SheetChange } from 'site-designer'
import { refused, type Result } from '#core/result'
import type { DesignPlan } from '#planning/models/design_plan'
import { drawnPlan } from '#planning/services/drawn_plan'
import { keepPlan, type PlanMovedOn } from '#planning/services/keep_plan'

export type ChangeSheetFailure = { reason: 'invalid'; errors: FieldErrors } | PlanMovedOn

/**
 * Writes what the person changed onto a plan's sheet. The page follows: what can be shown now comes
 * in, what has become empty goes, and everything else stays where it was.
 */
export class ChangePlanSheet {
  async handle(
    plan: DesignPlan,
    change: SheetChange,
    /** The version that the person looks at; undefined means whatever is current. */
    baseVersion?: number
  ): Promise<Result<DesignPlan, ChangeSheetFailure>> {
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })
    if (baseVersion !== undefined && baseVersion !== plan.version) {
      return refused({ reason: 'plan_changed' })
    }
    const changed = changeSheet(plan.sheet, change, plan.request.prompt)
    if (!changed.ok) return refused({ reason: 'invalid', errors: changed.error })

    const { request, outline: before, rounds } = plan
    const outline = compose(changed.value, request, { seed: before.seed, before })
    return keepPlan(plan, drawnPlan(changed.value, outline, rounds))
  }
}
