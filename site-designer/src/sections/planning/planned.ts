import type { PlannedSection } from '#designer/site/outline'
import type { Outline } from '#designer/site/outline'
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

/**
 * Where a section stands before chance mixes a page: the start, what is told first, what is mixed, what
 * comes last of it, how to find it, the end. A type adds its place among the others there.
 */
export const TURNS = { start: 0, first: 10, middle: 20, last: 50, ways: 60, end: 70 }

export interface Planned extends PlannedSection {
  turn: number
  /** Chance puts it between two others of its turn. */
  floats?: boolean
}

/** One section of that kind, if it is to be there. */
export function placed(
  turn: number,
  kind: SectionKind,
  isThere: boolean,
  floats?: 'floats'
): Planned[] {
  return isThere ? [{ kind, turn, ...(floats ? { floats: true } : {}) }] : []
}
