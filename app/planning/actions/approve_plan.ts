import { withUserLock } from '#auth/main'
import { ok, type Result } from '#core/result'
import { enqueue } from '#core/tasks/enqueue'
import { taskOnceFinal } from '#core/tasks/signals'
import type { Task } from '#core/tasks/task'
import { ReserveWebsite } from '#websites/main'
import { DesignPlan } from '#planning/models/design_plan'
import { BUILD } from '#planning/services/owned_build'
import { timeLimits } from '#planning/services/time_limits'

/** Attempts of the task, including crashes; the designer itself gets `DESIGNER_TRIES`. */
const ATTEMPTS = 8

export type ApproveFailure = { reason: 'website_limit'; current_usage: number; limit: number }

/**
 * Takes a place for a website and starts its build. Approving again, or many times at once, returns the
 * one build that the first approval started.
 */
export class ApprovePlan {
  async handle(plan: DesignPlan): Promise<Result<Task, ApproveFailure>> {
    const build = await this.#begin(plan)
    return build.ok ? ok(await taskOnceFinal(build.value, timeLimits.approval)) : build
  }

  #begin({ id, userId }: DesignPlan): Promise<Result<string, ApproveFailure>> {
    return withUserLock(userId, async (trx, user) => {
      const plan = await DesignPlan.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
      if (plan.state === 'approved') return ok(plan.taskId!)

      const website = await new ReserveWebsite().handle(trx, {
        user,
        planId: plan.id,
        // Until the page has its own title.
        title: plan.request.prompt.slice(0, 80),
        prompt: plan.request.prompt,
        contactEmail: plan.request.contact_email,
      })
      if (!website.ok) return website

      const task = await enqueue(trx, {
        kind: BUILD,
        userId,
        payload: { planId: plan.id, websiteId: website.value.id },
        maxAttempts: ATTEMPTS,
      })
      await plan.merge({ state: 'approved', taskId: task.id }).save()
      return ok(task.id)
    })
  }
}
