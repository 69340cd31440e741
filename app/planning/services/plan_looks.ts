import { fillSite, looks, type DirectionId, type Outline, type Site } from 'site-designer'
import type { DesignPlan } from '#planning/models/design_plan'

/** A plan as it would be in one direction. */
export interface PlanLook {
  direction: DirectionId
  /** It is the plan's own. */
  chosen: boolean
  outline: Outline
  site: Site
}

/** The three looks that a plan offers, its own among them; each says the same. */
export function planLooks({ sheet, outline, request }: DesignPlan): PlanLook[] {
  return looks(sheet, outline, request).map((look) => ({
    direction: look.direction,
    chosen: look.direction === outline.direction,
    outline: look,
    site: fillSite(sheet, look),
  }))
}
