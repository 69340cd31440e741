import type { SectionKind } from '#planning/site/kinds'
import { kindIn, kindsIn } from '#planning/designers/builtin/facts/wishes'
import { dress } from '#planning/designers/builtin/page_grammar'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'
import { dropping } from '#planning/designers/builtin/revise/reader'

/** How the plan speaks of each kind of section. */
export const sectionNames: Record<SectionKind, string> = {
  hero: 'the opening',
  facts: 'the facts strip',
  menu: 'the menu',
  prices: 'the price list',
  services: 'the list of services',
  timetable: 'the timetable',
  hours: 'the opening hours',
  about: 'the section about you',
  statement: 'the large sentence',
  gallery: 'the gallery',
  process: 'how it works',
  team: 'the people',
  testimonials: 'customers’ words',
  faq: 'the questions',
  visit: 'the way to you',
  call: 'the call to act',
  contact: 'the contact section',
}

export function kindsFor(plan: BuiltinPlan, text: string): SectionKind[] {
  const kinds = kindsIn(text)
  return kinds.length > 1 ? kinds : [kindFor(plan, text)].filter((kind) => kind !== undefined)
}

export function kindFor(plan: BuiltinPlan, text: string): SectionKind | undefined {
  const kind = kindIn(text)
  const lists: SectionKind[] = ['menu', 'prices', 'services']
  if (kind && lists.includes(kind) && dropping.test(text)) {
    return (
      plan.sections.find((section) => section.kind === kind)?.kind ??
      plan.sections.find((section) => lists.includes(section.kind))?.kind ??
      kind
    )
  }
  return kind
}

/** Where a new section belongs: by what people look for first. */
export function placeFor(kind: SectionKind, kinds: SectionKind[]): number {
  const order: SectionKind[] = [
    'hero',
    'facts',
    'menu',
    'prices',
    'services',
    'timetable',
    'about',
    'gallery',
    'process',
    'statement',
    'team',
    'testimonials',
    'hours',
    'visit',
    'faq',
    'call',
    'contact',
  ]
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
