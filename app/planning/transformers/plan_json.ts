import type * as api from '#contract/api/planning'
import { jsonWith, type Json } from '#core/json_text'
import type { DesignPlan } from '#planning/models/design_plan'
import type { ShownPlan } from '#planning/services/store_plan'
import { withPhotoAddresses } from '#planning/services/plan_preview'

/** A message for the person, if there is one. */
export function noticeJson(notice: string | undefined): { notice?: string } {
  return notice === undefined ? {} : { notice }
}

/** The effects of a changed field. */
export function changedSheetJson({ plan, page }: ShownPlan): Json<api.SheetChanged> {
  const rest = { design_plan: plan.markdown, page: withPhotoAddresses(page, plan.id) }
  return jsonWith(rest, { sheet: plan.sheetJson })
}

/** The plan for the person: its markdown, its sheet, and a preview of its page without scripts. */
export function planJson<More extends object>(
  { plan, page }: ShownPlan,
  more: More
): Json<api.DesignPlan & More> {
  const rest = {
    plan_id: plan.id,
    design_plan: plan.markdown,
    prompt: plan.request.prompt,
    page: withPhotoAddresses(page, plan.id),
    ...more,
  }
  return jsonWith(rest, { sheet: plan.sheetJson })
}

/** An unfinished plan in a list. */
export function unfinishedJson(plan: DesignPlan): api.UnfinishedPlan {
  const { id, name, request, updatedAt } = plan
  return { plan_id: id, name, request, updated_at: updatedAt.toISO()! }
}
