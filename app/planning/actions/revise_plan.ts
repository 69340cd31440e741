import db from '@adonisjs/lucid/services/db'
import { ok, refused, type Result } from '#core/result'
import { DesignPlan } from '#planning/models/design_plan'
import { askDesigner, type DesignerFailure } from '#planning/services/ask_designer'
import { patience } from '#planning/services/patience'

export type ReviseFailure =
  { reason: 'plan_approved' } | { reason: 'plan_changed' } | DesignerFailure

/**
 * Has a plan changed by what the person said about it. A plan that was approved or changed while
 * the designer was at it stays as it is: the feedback was about another one.
 */
export class RevisePlan {
  async handle(plan: DesignPlan, feedback: string): Promise<Result<DesignPlan, ReviseFailure>> {
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })

    const { markdown, data } = plan
    const revised = await askDesigner(patience.plan, (designer, signal) =>
      designer.revise({ markdown, data }, feedback, plan.request, signal)
    )
    if (!revised.ok) return revised

    return db.transaction(async (trx) => {
      const [first] = await DesignPlan.query({ client: trx })
        .where({ id: plan.id, state: 'reviewing', version: plan.version })
        .update({ version: plan.version + 1 })
      const now = await DesignPlan.findOrFail(plan.id, { client: trx })
      if (first) return ok(await now.merge(revised.value).save())
      return refused({ reason: now.state === 'approved' ? 'plan_approved' : 'plan_changed' })
    })
  }
}
