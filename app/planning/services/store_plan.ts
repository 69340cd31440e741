import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { DesignPlan } from '#planning/models/design_plan'
import type { RenderedPlan, StoredPlan } from '#planning/services/plan_jobs'

export type PlanMovedOn = { reason: 'plan_approved' } | { reason: 'plan_changed' }

/** A plan and a preview of its page. */
export interface ShownPlan {
  plan: DesignPlan
  page: string
}

/**
 * Stores the changed `plan`. A plan that was approved or changed in the meantime is not overwritten,
 * because the change was based on another version.
 */
export async function storePlan(
  plan: DesignPlan,
  { texts, page }: RenderedPlan
): Promise<Result<ShownPlan, PlanMovedOn>> {
  return inTransaction(async (trx) => {
    const [first] = await DesignPlan.query({ client: trx })
      .where({ id: plan.id, state: 'reviewing', version: plan.version })
      .update({ version: plan.version + 1 })
    const now = await DesignPlan.findOrFail(plan.id, { client: trx })
    if (first) return ok({ plan: await now.merge(texts).save(), page })
    return refused({ reason: now.state === 'approved' ? 'plan_approved' : 'plan_changed' })
  })
}

/** The data of a plan for a thread. */
export function storedPlan({
  sheetJson,
  outlineJson,
  roundsJson,
  request,
}: DesignPlan): StoredPlan {
  return { sheetJson, outlineJson, roundsJson, request }
}
