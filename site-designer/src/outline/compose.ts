import { sortedSheet, type SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { arrangeSections } from '#designer/outline/arrange_sections'
import type { ArrangedSection } from '#designer/site/outline'
import type { Form } from '#designer/site/form'
import { canShow, chooseArtefact, rankDirections, showsPhoto } from '#designer/outline/choices'
import { choosePage, ordered } from '#designer/outline/choose_page'
import { composedIn, inDirection, inOrderOf, keyOf } from '#designer/outline/in_direction'
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
function recomposed(sheet: SortedSheet, form: Form, before: Outline): Outline {
  const { seed, direction } = before
  const wished = sheet.wishes.direction?.value
  if (wished && wished !== direction) return inDirection(before, sheet, form, wished)
  const { look, lookNotes } = lookFor(sheet, form, { seed, direction })
  const stays = canShow(before.artefact, sheet, direction) && !showsPhoto(sheet, direction)
  const artefact = stays ? before.artefact : chooseArtefact(sheet, direction, seed)
  const opening = { ...before, look, artefact }
  const isSame = artefact === before.artefact
  const heroLayout = isSame
    ? before.sections[0].layout
    : arrangeSections(['hero'], opening)[0].layout
  const fresh = choosePage(sheet, opening, heroLayout)
  const sections = rearranged(ordered(inOrderOf(before.sections, fresh), sheet), before, {
    ...opening,
    heroLayout,
  })
  return { ...opening, lookNotes, sections }
}

/** Sections that were there keep how they are set; new ones fit in between them. */
function rearranged(
  planned: ReturnType<typeof inOrderOf>,
  before: Outline,
  opening: Outline & { heroLayout: string }
): ArrangedSection[] {
  const known = new Map(before.sections.map((section) => [keyOf(section), section]))
  const layoutAt = (index: number) =>
    index === 0 ? opening.heroLayout : known.get(keyOf(planned[index]))?.layout
  const kinds = planned.map(({ kind }) => kind)
  const fresh = arrangeSections(
    kinds,
    opening,
    (layout, index) => (layoutAt(index) ?? layout) === layout
  )
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

/** The ground of a new section, unlike those beside it unless it is plain. */
function besides(surface: Surface, ...neighbours: (Surface | undefined)[]): Surface {
  if (surface === 'plain' || !neighbours.includes(surface)) return surface
  return neighbours.includes('tint') ? 'plain' : 'tint'
}
