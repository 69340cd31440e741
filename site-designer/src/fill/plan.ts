import type { Site } from '#designer/site/site'
import { fillSection } from '#designer/fill/sections'
import { siteFrom } from '#designer/fill/site'
import type { BuiltinPlan } from '#designer/outline/plan_data'

/** The plan with every slot filled: the site it promises. */
export function fillPlan(plan: BuiltinPlan): Site {
  return siteFrom(
    plan,
    plan.sections.map((section) => fillSection(plan, section))
  )
}
