import type { PlannedSection } from '#designer/composition/arrange_sections'
import type { Outline } from '#designer/outline/outline'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'

/** An outline whose sections are not chosen yet. */
export type Opening = Omit<Outline, 'sections' | 'lookNotes'>

/** Those kinds that the page is to have, each once. */
export function kinds(list: [SectionKind, boolean][]): PlannedSection[] {
  const named = list.filter(([, isThere]) => isThere).map(([kind]) => kind)
  return [...new Set(named)].map((kind) => ({ kind }))
}

export function wants({ wishes }: Sheet, kind: SectionKind): boolean {
  return wishes.sections_wanted.some(({ value }) => value === kind)
}

export function isRefused({ wishes }: Sheet, { kind }: PlannedSection): boolean {
  if (kind === 'hero') return false
  return wishes.sections_refused.some(({ value }) => value === kind)
}

/** Each topic has a chance of its own, so that a new choice in one place moves no other. */
export function luckOf({ seed }: Opening, topic: string) {
  return chance(seed, `page/${topic}`)
}
