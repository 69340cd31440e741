import db from '@adonisjs/lucid/services/db'
import { ok, refused, type Result } from '#core/result'
import type { Plan } from 'site-designer'
import { DesignPlan } from '#planning/models/design_plan'
import { drawn } from '#planning/services/drawn'

export type PlanMovedOn = { reason: 'plan_approved' } | { reason: 'plan_changed' }

/**
 * Writes down what a designer made of `plan`. One that was approved or changed while the designer
 * was at it stays as it is: what was asked for was about another one.
 */
export async function keepPlan(
  plan: DesignPlan,
  next: Plan
): Promise<Result<DesignPlan, PlanMovedOn>> {
  return db.transaction(async (trx) => {
    const [first] = await DesignPlan.query({ client: trx })
      .where({ id: plan.id, state: 'reviewing', version: plan.version })
      .update({ version: plan.version + 1 })
    const now = await DesignPlan.findOrFail(plan.id, { client: trx })
    if (first) return ok(await now.merge(drawn(next)).save())
    return refused({ reason: now.state === 'approved' ? 'plan_approved' : 'plan_changed' })
  })
}
