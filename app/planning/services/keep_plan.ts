import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { DesignPlan } from '#planning/models/design_plan'
import type { DrawnPlan } from '#planning/services/drawn_plan'

export type PlanMovedOn = { reason: 'plan_approved' } | { reason: 'plan_changed' }

/**
 * Writes down what became of `plan`. One that was approved or changed in the meantime stays as it
 * is: the change was about another one.
 */
export async function keepPlan(
  plan: DesignPlan,
  next: DrawnPlan
): Promise<Result<DesignPlan, PlanMovedOn>> {
  return inTransaction(async (trx) => {
    const [first] = await DesignPlan.query({ client: trx })
      .where({ id: plan.id, state: 'reviewing', version: plan.version })
      .update({ version: plan.version + 1 })
    const now = await DesignPlan.findOrFail(plan.id, { client: trx })
    if (first) return ok(await now.merge(next).save())
    return refused({ reason: now.state === 'approved' ? 'plan_approved' : 'plan_changed' })
  })
}
