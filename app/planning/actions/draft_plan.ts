import type { Sheet } from 'site-designer'
import type { PlanDraft } from '#contract/api/planning'
import type { DesignRequest } from '#contract/design_request'
import type { User } from '#auth/main'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { tellingWaits } from '#core/on_behalf'
import { ok, refused, type Result } from '#core/result'
import { websiteUsage } from '#websites/main'
import { design } from '#planning/designers/designer_threads'
import { DesignPlan } from '#planning/models/design_plan'
import { askDesigner, type DesignerFailure } from '#planning/services/ask_designer'
import { currentDesigner } from '#planning/services/current_designer'
import { trackDraft } from '#planning/services/drafts_in_progress'
import { withConcept } from '#planning/services/plan_concept'
import type { ShownPlan } from '#planning/services/store_plan'
import { similarSites } from '#planning/services/similar_sites'

export type DraftFailure =
  | { reason: 'website_limit'; current_usage: number; limit: number }
  | { reason: 'called_off' }
  | DesignerFailure

/** A plan, and a message for the person if it was made in another way than they may expect. */
export interface PlanWithNotice extends ShownPlan {
  notice?: string
}

const WAITING = 'Waiting for earlier plans to be finished'

/**
 * Reads a prompt, composes a page that differs from similar sites, and stores both for review. A person
 * who has no websites left in their plan is refused before the wait; approving the plan counts the
 * website.
 *
 * The plan is stored even if the person has left the page: it is listed as unfinished. A plan that the
 * person has cancelled is not stored.
 */
export class DraftPlan {
  async handle(
    user: User,
    request: DesignRequest,
    onDraft?: (draft: PlanDraft) => void
  ): Promise<Result<PlanWithNotice, DraftFailure>> {
    const usage = await websiteUsage(user)
    if (usage.current_usage >= usage.limit) return refused({ reason: 'website_limit', ...usage })

    const id = newId()
    return trackDraft(id, user.id, async (note, stop) => {
      let written = ''
      const tell = (draft: PlanDraft) => {
        written = draft.design_plan
        note(draft)
        onDraft?.(draft)
      }
      const onWait = (isWaiting: boolean) =>
        tell({ plan_id: id, design_plan: written, ...(isWaiting ? { stage: WAITING } : {}) })
      try {
        return await tellingWaits(onWait, () =>
          this.#draft(id, user, request, { tell: onDraft && tell, stop })
        )
      } catch (error) {
        if (stop.aborted) return refused({ reason: 'called_off' })
        throw error
      }
    })
  }

  async #draft(
    id: string,
    user: User,
    request: DesignRequest,
    { tell, stop }: { tell?: (draft: PlanDraft) => void; stop: AbortSignal }
  ): Promise<Result<PlanWithNotice, DraftFailure>> {
    const begun = clock.millis()
    let told = Promise.resolve()
    const draft = (sheet: Sheet) => {
      told = told
        .then(() => design('draftMarkdown', sheet, request, id))
        .then((markdown) => tell?.({ plan_id: id, design_plan: markdown }))
        // One draft is skipped; an error of the final plan is reported.
        .catch(() => undefined)
    }
    const { name, version } = currentDesigner()
    const read = await askDesigner(
      'plan',
      (designer, signal) => designer.read(request.prompt, request, signal, tell && draft),
      { userId: user.id, stop }
    )
    if (!read.ok) return read

    const sheet = read.value
    const others = await similarSites(user.id, sheet.who.kind?.value ?? null)
    const from = { seed: id, others }
    const input = { sheet, form: request, rounds: [] }
    const composed = await design('composePlan', { ...input, from })
    await told
    stop.throwIfAborted()
    const { texts, page } = await withConcept(composed, input, {
      userId: user.id,
      stop,
      begun,
      tell: tell && ((part) => tell({ plan_id: id, ...part })),
    })
    stop.throwIfAborted()
    const plan = await DesignPlan.create({
      id,
      userId: user.id,
      state: 'reviewing',
      request,
      ...texts,
      designer: `${name} ${version}`,
      version: 0,
      taskId: null,
    })
    if (stop.aborted) await plan.delete()
    stop.throwIfAborted()
    return ok({ plan, page, notice: read.notice })
  }
}
