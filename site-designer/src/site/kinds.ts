import type { SectionSchema, SectionWords } from '#designer/sections/schema'
import { sectionSchemas } from '#designer/sections/section_schemas'

/** The closed lists of the site model. A name that is not here is refused by `checkSite`. */

export const directions = [
  'poster',
  'workshop',
  'ledger',
  'atelier',
  'menu',
  'neighbour',
  'night',
  'timetable',
] as const
export type DirectionId = (typeof directions)[number]

/** Directions that pages were made in before, and those that took their place. */
const succeeded: Readonly<Record<string, DirectionId>> = {
  counter: 'neighbour',
  harvest: 'neighbour',
  clinic: 'atelier',
  studio: 'atelier',
  field_guide: 'ledger',
  civic: 'timetable',
}

/** The direction of that name, or the one that took its place. */
export function directionNamed(name: string): DirectionId | undefined {
  return directions.find((id) => id === name) ?? succeeded[name]
}

/** What a hero shows beside its title: the person's own photo, or nothing of theirs but words. */
export const artefacts = ['plate', 'words'] as const
export type ArtefactType = (typeof artefacts)[number]

export const headerLayouts = ['bar'] as const
export type HeaderLayout = (typeof headerLayouts)[number]

export const footerLayouts = ['line'] as const
export type FooterLayout = (typeof footerLayouts)[number]

type Schemas = typeof sectionSchemas
export type SectionKind = keyof Schemas
export type LayoutOf<K extends SectionKind> = keyof Schemas[K]['layouts'] & string
/** What a section of this kind says. */
export type ContentOf<K extends SectionKind> = NonNullable<Schemas[K]['content']>
export const sectionKinds = Object.keys(sectionSchemas) as SectionKind[]

/**
 * Every section kind with the layouts it can be set in. All layouts of a kind share one markup, so
 * that a page changes its layout by `data-layout` and CSS alone, with three exceptions: a `fold` of
 * questions is made of `details`, a `reel` can be focused, because it scrolls, and a page that opens with
 * a number to `call` has it there.
 */
export const sectionLayouts = Object.fromEntries(
  Object.entries(sectionSchemas).map(([kind, { layouts }]) => [kind, Object.keys(layouts)])
) as unknown as { [K in SectionKind]: readonly LayoutOf<K>[] }

export function schemaOf(kind: SectionKind): SectionSchema {
  return sectionSchemas[kind]
}

/** The words that a section type brings with it. */
export function ownWordsOf(kind: SectionKind, language: string): SectionWords | undefined {
  const { words } = schemaOf(kind)
  return words?.[language] ?? words?.en
}

/** Sections that people often want or refuse, in the order of the form. */
export function sectionsAskedFor(): SectionKind[] {
  const turn = (kind: SectionKind) => schemaOf(kind).askedFor ?? Infinity
  return sectionKinds
    .filter((kind) => turn(kind) < Infinity)
    .toSorted((one, other) => turn(one) - turn(other))
}

/** Kinds that list short lines of one sort. */
export const linesKinds = ['skills', 'clients', 'credentials', 'good_to_know'] as const
export type LinesKind = (typeof linesKinds)[number]

/** Kinds that are named after a list of the sheet. */
export const listKinds = ['works', ...linesKinds] as const
export type ListKind = (typeof listKinds)[number]
