import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { stillsFor } from '#designer/fill/stills'
import { traitsOf } from '#designer/outline/direction_traits'
import { arrangeSections } from '#designer/outline/arrange_sections'
import type { Form } from '#designer/site/form'
import { artefactFor } from '#designer/outline/choices'
import { choosePage } from '#designer/outline/choose_page'
import { isColourNamed, lookFor } from '#designer/outline/look_for'
import { paperOfStill } from '#designer/outline/paper_of_still'
import type { ArrangedSection, Outline, PlannedSection } from '#designer/site/outline'
import type { Opening } from '#designer/sections/planning/planned'
import { typeOf } from '#designer/sections/section_types'
import type { DirectionId } from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'

interface Setting {
  seed: string
  direction: DirectionId
}

/** A page as one direction and one seed compose it. */
export function composedIn(sheet: SortedSheet, form: Form, setting: Setting): Outline {
  const parts = partsIn(sheet, setting)
  const { look, lookNotes } = lookFor(sheet, form, setting)
  const opening = besideStill({
    ...parts,
    ...setting,
    look,
    ...(isColourNamed(sheet, form) ? { isColourNamed: true as const } : {}),
    ...stillIn(sheet, { ...parts, ...setting, look }),
  })
  const sections = arranged(
    choosePage(sheet, opening, heroIn(sheet, opening).layout),
    opening,
    sheet
  )
  return { ...opening, lookNotes, sections }
}

/** The same page in another direction: what it says stays, and in which order. */
export function inDirection(
  outline: Outline,
  sheet: SortedSheet,
  form: Form,
  direction: DirectionId
): Outline {
  const setting = { seed: outline.seed, direction }
  const parts = partsIn(sheet, setting)
  const { look, lookNotes } = lookFor(sheet, form, setting)
  const opening: Opening = {
    ...parts,
    ...setting,
    look,
    ...(isColourNamed(sheet, form) ? { isColourNamed: true } : {}),
    ...(outline.offered ? { offered: outline.offered } : {}),
  }
  const withStill = besideStill({ ...opening, ...stillIn(sheet, opening) })
  const fresh = choosePage(sheet, withStill, heroIn(sheet, withStill).layout)
  const order = inOrderOf(outline.sections, fresh)
  return { ...withStill, lookNotes, sections: arranged(order, withStill, sheet) }
}

/** A picture of ours, where the person has none that opens the page. */
export function stillIn(
  sheet: SortedSheet,
  { artefact, look, seed }: Pick<Opening, 'artefact' | 'look' | 'seed'>
): { still?: string } {
  const [still] = artefact === 'plate' ? [] : stillsFor(sheet, seed, look.theme)
  return still ? { still } : {}
}

/** Where nobody named a colour, a light page is on paper of the tone of its picture. */
export function besideStill<T extends Opening>(opening: T): T {
  const { look, still, isColourNamed: isNamed } = opening
  const paper = paperOfStill(still)
  if (!paper || isNamed || look.ground_color || look.theme === 'dark') return opening
  return { ...opening, look: { ...look, ground_color: paper } }
}

/** How the page opens; its other sections hang on it. */
export function heroIn(sheet: SortedSheet, opening: Opening): ArrangedSection {
  const [hero] = arrangeSections(['hero'], opening, {
    shapesOf: shapesOf([{ kind: 'hero' }], opening, sheet),
  })
  return hero
}

/** The layouts whose shape the facts of planned sections have. */
export function shapesOf(planned: readonly PlannedSection[], opening: Opening, sheet: SortedSheet) {
  return (index: number): readonly string[] => {
    const { kind, place } = planned[index]
    return typeOf(kind).shapes?.(sheet, opening, place) ?? []
  }
}

/** Everything that a direction and chance decide besides the sections. */
function partsIn(sheet: SortedSheet, { seed, direction }: Setting) {
  const traits = traitsOf(direction)
  const luck = chance(seed, `compose/${direction}`)
  return {
    artefact: artefactFor(sheet),
    header: luck.pick(traits.headers),
    footer: luck.pick(traits.footers),
  }
}

function arranged(
  planned: PlannedSection[],
  opening: Opening,
  sheet: SortedSheet
): ArrangedSection[] {
  const kinds = planned.map(({ kind }) => kind)
  const shapes = shapesOf(planned, opening, sheet)
  const sections = arrangeSections(kinds, opening, { shapesOf: shapes }).map((section, at) => ({
    ...planned[at],
    ...section,
  }))
  // Places that are told of one after the other are set alike.
  const first = sections.find(({ kind, place }) => kind === 'visit' && place !== undefined)
  return sections.map((section) =>
    first?.kind === section.kind ? { ...section, layout: first.layout } : section
  )
}

/**
 * The sections that a page is to have, in the order in which it has them; a new one stands behind
 * the section that it would follow on a fresh page.
 */
export function inOrderOf<S extends PlannedSection>(
  before: S[],
  fresh: PlannedSection[]
): (S | PlannedSection)[] {
  const isFresh = new Set(fresh.map(keyOf))
  const kept: (S | PlannedSection)[] = before.filter((section) => isFresh.has(keyOf(section)))
  const placed = new Set(kept.map(keyOf))
  fresh.forEach((section, at) => {
    if (placed.has(keyOf(section))) return
    const leading = new Set(fresh.slice(0, at).map(keyOf))
    const previous = fresh[at - 1] && keyOf(fresh[at - 1])
    const behind = kept.findIndex((one) => keyOf(one) === previous)
    const last = kept.findLastIndex((one) => leading.has(keyOf(one)))
    kept.splice((behind >= 0 ? behind : last) + 1, 0, section)
    placed.add(keyOf(section))
  })
  return kept
}

/** What makes a section the same one on another page. */
export function keyOf({ kind, place }: PlannedSection): string {
  return [kind, place].join('/')
}
