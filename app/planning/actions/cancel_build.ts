import { cancelTask } from '#core/tasks/cancel_task'
import { Task } from '#core/tasks/task'
import { inTransaction } from '#core/transaction'
import { DesignPlan } from '#planning/models/design_plan'
import { forgetMeasured } from '#planning/services/measured_sections'
import { AbandonBuild } from '#websites/main'

/**
 * Cancels a build. Its place is free again, and its plan can be changed and approved. A completed build
 * is not changed.
 */
export class CancelBuild {
  async handle(build: Task): Promise<Task> {
    const { planId, websiteId } = build.payload as { planId: string; websiteId: string }
    await inTransaction(async (trx) => {
      if (!(await cancelTask(trx, build))) return
      await new AbandonBuild().handle(trx, websiteId)
      await forgetMeasured(trx, build.id)
      await DesignPlan.query({ client: trx }).where('id', planId).update({ state: 'reviewing' })
    })
    return Task.findOrFail(build.id)
  }
}
