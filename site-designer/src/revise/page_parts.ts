import type { SectionKind } from '#designer/site/kinds'
import type { Target } from '#designer/instructions/instruction'
import { dress } from '#designer/composition/dress'
import type { BuiltinPlan } from '#designer/outline/plan_data'

const lists: SectionKind[] = ['menu', 'prices', 'services']
const places: SectionKind[] = ['map', 'visit']

/** Where on the plan a section stands that the person means; -1 where there is none. */
export function indexOf(plan: BuiltinPlan, { kind, nth }: Target): number {
  const at = plan.sections.flatMap((section, index) =>
    !kind || section.kind === kind ? [index] : []
  )
  if (nth !== undefined) return (nth < 0 ? at.at(nth) : at[nth - 1]) ?? -1
  if (at.length > 0 && kind) return at[0]
  // What is offered has one list, whatever people call it; so has the way there.
  const same = [lists, places].find((group) => group.includes(kind as SectionKind)) ?? []
  return plan.sections.findIndex((section) => same.includes(section.kind))
}

const order: SectionKind[] = [
  'hero',
  'notice',
  'facts',
  'stats',
  'menu',
  'prices',
  'services',
  'detail',
  'packages',
  'timetable',
  'events',
  'about',
  'gallery',
  'before_after',
  'process',
  'statement',
  'team',
  'testimonials',
  'downloads',
  'area',
  'hours',
  'map',
  'visit',
  'faq',
  'call',
  'contact',
  'newsletter',
  'legal',
]

/** Where a new section belongs: by what people look for first. */
export function placeFor(kind: SectionKind, kinds: SectionKind[]): number {
  const rank = order.indexOf(kind)
  const after = kinds.findIndex((other) => order.indexOf(other) > rank)
  return after < 0 ? kinds.length : Math.max(1, after)
}

/** Dresses only the new section; the others keep their clothes. */
export function insertDressed(plan: BuiltinPlan, kinds: SectionKind[]) {
  const dressed = dress(kinds, plan)
  plan.sections = kinds.map(
    (kind, index) => plan.sections.find((section) => section.kind === kind) ?? dressed[index]
  )
}
