import type { User } from '#auth/main'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { websiteUsage } from '#websites/main'
import type { DesignRequest, Plan } from 'site-designer'
import { DesignPlan } from '#planning/models/design_plan'
import { askDesigner, type DesignerFailure } from '#planning/services/ask_designer'
import { currentDesigner } from '#planning/services/current_designer'
import { drawn } from '#planning/services/drawn'
import { patience } from '#planning/services/patience'
import { sitesAlike } from '#planning/services/sites_alike'

export type Wishes = Omit<DesignRequest, 'seed'>

export type DraftFailure =
  { reason: 'website_limit'; current_usage: number; limit: number } | DesignerFailure

/**
 * Has a plan drawn, unlike the sites it could be taken for, and keeps it for review. A person without a free place for a website hears so
 * before the wait; the place itself is taken on approval.
 */
export class DraftPlan {
  async handle(user: User, wishes: Wishes): Promise<Result<DesignPlan, DraftFailure>> {
    const usage = await websiteUsage(user)
    if (usage.current_usage >= usage.limit) return refused({ reason: 'website_limit', ...usage })

    const id = newId()
    const request = { ...wishes, seed: id }
    const { name, version } = currentDesigner()
    const first = await askDesigner(patience.plan, (designer, signal) =>
      designer.plan(request, signal)
    )
    if (!first.ok) return first
    const answer = await this.#apart(first.value, user)
    if (!answer.ok) return answer

    const plan = await DesignPlan.create({
      id,
      userId: user.id,
      state: 'reviewing',
      request,
      ...drawn(answer.value),
      designer: `${name} ${version}`,
      version: 0,
      taskId: null,
    })
    return ok(plan)
  }

  async #apart(plan: Plan, user: User): Promise<Result<Plan, DesignerFailure>> {
    const others = await sitesAlike(user.id, currentDesigner().understanding(plan).trade)
    if (others.length === 0) return ok(plan)
    return askDesigner(patience.plan, (designer, signal) => designer.apart(plan, others, signal))
  }
}
