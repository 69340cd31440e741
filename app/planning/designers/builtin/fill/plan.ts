import type { Site } from '#planning/site/site'
import { fillSection } from '#planning/designers/builtin/fill/sections'
import { siteFrom } from '#planning/designers/builtin/fill/site'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'

/** The plan with every slot filled: the site it promises. */
export function fillPlan(plan: BuiltinPlan): Site {
  return siteFrom(
    plan,
    plan.sections.map((section) => fillSection(plan, section))
  )
}
