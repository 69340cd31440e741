import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { DesignPlan } from '#planning/models/design_plan'

/** Deletes a plan without a website. An approved plan belongs to its website. */
export class DeletePlan {
  async handle(plan: DesignPlan): Promise<Result<null, { reason: 'plan_approved' }>> {
    return inTransaction(async (trx) => {
      const [gone] = await DesignPlan.query({ client: trx })
        .where({ id: plan.id, state: 'reviewing' })
        .delete()
      return gone ? ok(null) : refused({ reason: 'plan_approved' })
    })
  }
}
