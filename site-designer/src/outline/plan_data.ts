import type { Look } from '#designer/site/site'
import type {
  ArtefactType,
  DirectionId,
  FooterLayout,
  HeaderLayout,
  Motif,
} from '#designer/site/kinds'
import type { PlanData } from '#designer/designer/designer'
import type { DressedSection } from '#designer/composition/dress'
import type { Brief } from '#designer/outline/brief'

/** The whole plan as data. The markdown and the site are both made from it and from nothing else. */
export interface BuiltinPlan {
  designer: 'builtin'
  version: string
  seed: string
  brief: Brief
  look: Look
  /** Where the look differs from the form, and why. */
  lookNotes: string[]
  direction: DirectionId
  motif: Motif
  header: HeaderLayout
  footer: FooterLayout
  titleIs: 'name' | 'headline'
  artefact: ArtefactType
  sections: DressedSection[]
  /** The three the person has to choose from, once they have chosen. */
  offered?: DirectionId[]
  /** One entry per round of feedback. */
  rounds: { asked: string; changed: string[]; unread: string[] }[]
}

function isBuiltinPlan(data: PlanData): boolean {
  const plan = data as Partial<BuiltinPlan>
  return (
    plan.designer === 'builtin' && Array.isArray(plan.sections) && typeof plan.brief === 'object'
  )
}

export function asBuiltinPlan(data: PlanData): BuiltinPlan {
  if (!isBuiltinPlan(data)) throw new Error('This plan was not made by the built-in designer.')
  return structuredClone(data) as unknown as BuiltinPlan
}
