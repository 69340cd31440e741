import type { User } from '#auth/main'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { websiteUsage } from '#websites/main'
import type { DesignRequest } from '#planning/designers/designer'
import { DesignPlan } from '#planning/models/design_plan'
import { askDesigner, type DesignerFailure } from '#planning/services/ask_designer'
import { currentDesigner } from '#planning/services/current_designer'
import { patience } from '#planning/services/patience'

export type Wishes = Omit<DesignRequest, 'seed'>

export type DraftFailure =
  { reason: 'website_limit'; current_usage: number; limit: number } | DesignerFailure

/**
 * Has a plan drawn and keeps it for review. A person without a free place for a website hears so
 * before the wait; the place itself is taken on approval.
 */
export class DraftPlan {
  async handle(user: User, wishes: Wishes): Promise<Result<DesignPlan, DraftFailure>> {
    const usage = await websiteUsage(user)
    if (usage.current_usage >= usage.limit) return refused({ reason: 'website_limit', ...usage })

    const id = newId()
    const request = { ...wishes, seed: id }
    const { name, version } = currentDesigner()
    const drawn = await askDesigner(patience.plan, (designer, signal) =>
      designer.plan(request, signal)
    )
    if (!drawn.ok) return drawn

    const plan = await DesignPlan.create({
      id,
      userId: user.id,
      state: 'reviewing',
      request,
      data: drawn.value.data,
      markdown: drawn.value.markdown,
      designer: `${name} ${version}`,
      version: 0,
      taskId: null,
    })
    return ok(plan)
  }
}
