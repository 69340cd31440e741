import { fillSite, renderSite } from 'site-designer'
import type * as api from '#contract/api/planning'
import type { DesignPlan } from '#planning/models/design_plan'

/** The plan for the person: its text, its sheet, and its page as it would look: nothing that runs. */
export function planJson({ id, markdown, sheet, outline, request }: DesignPlan): api.DesignPlan {
  return {
    plan_id: id,
    design_plan: markdown,
    sheet,
    prompt: request.prompt,
    page: renderSite(fillSite(sheet, outline)),
  }
}
