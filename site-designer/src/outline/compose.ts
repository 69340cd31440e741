import { sortedSheet, type SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { inConcept, inConceptOrder, isLeftOut } from '#designer/outline/concept'
import { arrangeSections } from '#designer/outline/arrange_sections'
import type { ArrangedSection } from '#designer/site/outline'
import type { Form } from '#designer/site/form'
import { artefactFor, rankDirections } from '#designer/outline/choices'
import { choosePage, ordered } from '#designer/outline/choose_page'
import {
  besideStill,
  composedIn,
  heroIn,
  inDirection,
  inOrderOf,
  keyOf,
  shapesOf,
  stillIn,
} from '#designer/outline/in_direction'
import { hasTrait } from '#designer/outline/layout_traits'
import { typeOf } from '#designer/sections/section_types'
import { directionNamed, sectionLayouts } from '#designer/site/kinds'
import { lookFor, themeFor } from '#designer/outline/look_for'
import { madeDistinct } from '#designer/outline/made_distinct'
import type { Outline } from '#designer/site/outline'
import type { Sheet } from '#designer/sheet/sheet'
import type { Fingerprint } from '#designer/site/fingerprint'
import type { Surface } from '#designer/site/surface'

export interface ComposeOptions {
  /** Decides everything that is left to chance. */
  seed: string
  /** The outline as it stands: only what the facts now ask for is added, and what is empty goes. */
  before?: Outline
  /** Sites that nobody is to take the new one for. */
  others?: Fingerprint[]
}

/** The outline of a page: the same sheet, form and options give the same one. */
export function compose(
  told: Sheet,
  form: Form,
  { seed, before, others = [] }: ComposeOptions
): Outline {
  const sheet = sortedSheet(told)
  if (before) return recomposed(sheet, form, before)
  const wished = sheet.wishes.direction?.value
  const [best] = rankDirections(sheet, seed, themeFor(sheet, form, seed).value)
  const outline = composedIn(sheet, form, { seed, direction: wished ?? best })
  return others.length > 0 ? madeDistinct(outline, sheet, form, others) : outline
}

/** Direction, layouts and order stay, so that a page does not jump while a person types. */
function recomposed(sheet: SortedSheet, form: Form, stored: Outline): Outline {
  const direction = directionNamed(stored.direction) ?? stored.direction
  const before = { ...stored, direction }
  const { seed } = before
  const wished = sheet.wishes.direction?.value
  if (wished && wished !== direction) return inDirection(before, sheet, form, wished)
  const { look: suiting, lookNotes } = lookFor(sheet, form, { seed, direction })
  const look = inConcept(suiting, before.concept, { sheet, form, direction })
  const artefact = artefactFor(sheet)
  const opening = besideStill({
    ...before,
    look,
    artefact,
    ...(before.still ? {} : stillIn(sheet, { ...before, look, artefact })),
  })
  const [oldHero] = before.sections
  const fits = isSetAs(oldHero, typeOf('hero').shapes?.(sheet, opening) ?? [])
  const heroLayout =
    artefact === before.artefact && fits ? oldHero.layout : heroIn(sheet, opening).layout
  const fresh = choosePage(sheet, opening, heroLayout)
  const inOrder = inConceptOrder(inOrderOf(before.sections, fresh), before.concept)
  const planned = ordered(inOrder, sheet).filter(
    (section) => !isLeftOut(section, before.concept, sheet)
  )
  const sections = rearranged(planned, before, { ...opening, heroLayout }, sheet)
  return { ...opening, lookNotes, sections }
}

/** Sections that were there keep how they are set; new ones fit in between them. */
function rearranged(
  planned: ReturnType<typeof inOrderOf>,
  before: Outline,
  opening: Outline & { heroLayout: string },
  sheet: SortedSheet
): ArrangedSection[] {
  const known = new Map(before.sections.map((section) => [keyOf(section), section]))
  const shapes = shapesOf(planned, opening, sheet)
  const layoutAt = (index: number) => {
    if (index === 0) return opening.heroLayout
    const old = known.get(keyOf(planned[index]))
    return old && isSetAs(old, shapes(index)) ? old.layout : undefined
  }
  const kinds = planned.map(({ kind }) => kind)
  const fresh = arrangeSections(kinds, opening, {
    isAllowed: (layout, index) => (layoutAt(index) ?? layout) === layout,
    shapesOf: (index) => [layoutAt(index) ?? shapes(index)].flat(),
  })
  const sections: ArrangedSection[] = []
  planned.forEach((section, index) => {
    const old = known.get(keyOf(section))
    const { kind, layout, surface } = fresh[index]
    const next = planned[index + 1] && known.get(keyOf(planned[index + 1]))
    const ground = old?.surface ?? besides(surface, sections.at(-1)?.surface, next?.surface)
    sections.push({ ...section, kind, layout: layoutAt(index) ?? layout, surface: ground })
  })
  return sections
}

/** Whether a section may stay as it is set: facts that lost the shape in which they were drawn are set anew. */
function isSetAs({ kind, layout }: ArrangedSection, shapes: readonly string[]): boolean {
  const isKnown = (sectionLayouts[kind] as readonly string[]).includes(layout)
  return isKnown && (!hasTrait('shape', kind, layout) || shapes.includes(layout))
}

/** The ground of a new section, unlike those beside it unless it is plain. */
function besides(surface: Surface, ...neighbours: (Surface | undefined)[]): Surface {
  if (surface === 'plain' || !neighbours.includes(surface)) return surface
  return neighbours.includes('tint') ? 'plain' : 'tint'
}
