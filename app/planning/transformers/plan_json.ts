import { fillSite, renderSite } from 'site-designer'
import type * as api from '#contract/api/planning'
import { withPhotoAddresses } from '#planning/services/plan_preview'
import type { DesignPlan } from '#planning/models/design_plan'

/** A line for the person, where there is one. */
export function noticeJson(notice: string | undefined): { notice?: string } {
  return notice === undefined ? {} : { notice }
}

/** What follows a changed field. */
export function changedSheetJson(plan: DesignPlan): api.SheetChanged {
  const { sheet, design_plan: markdown, page } = planJson(plan)
  return { sheet, design_plan: markdown, page }
}

/** The plan for the person: its text, its sheet, and its page as it would look: nothing that runs. */
export function planJson({ id, markdown, sheet, outline, request }: DesignPlan): api.DesignPlan {
  return {
    plan_id: id,
    design_plan: markdown,
    sheet,
    prompt: request.prompt,
    page: withPhotoAddresses(renderSite(fillSite(sheet, outline)), id),
  }
}

/** A plan to go on with, in a list. */
export function unfinishedJson(plan: DesignPlan): api.UnfinishedPlan {
  const { id, request, sheet, updatedAt } = plan
  return {
    plan_id: id,
    name: sheet.who.name?.value ?? null,
    request,
    updated_at: updatedAt.toISO()!,
  }
}
