import { sortedSheet, type SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import type { Form } from '#designer/site/form'
import { rankDirections } from '#designer/outline/choices'
import { fingerprintOf } from '#designer/outline/fingerprint_of'
import { inDirection } from '#designer/outline/in_direction'
import { conceptsOf, inConcept } from '#designer/outline/concept'
import type { Concept, Outline } from '#designer/site/outline'
import type { Sheet } from '#designer/sheet/sheet'
import { layoutOf, likeness, type Fingerprint } from '#designer/site/fingerprint'
import type { DirectionId } from '#designer/site/kinds'

/**
 * The page in three directions, its own as it stands among them; what it says is the same in each.
 * The first is the one that was composed.
 */
export function looks(told: Sheet, outline: Outline, form: Form): Outline[] {
  const sheet = sortedSheet(told)
  const offered = offeredFor(sheet, outline, form)
  const { concept } = outline
  const current = offered.indexOf(outline.direction)
  const concepts = concept ? conceptsOf(concept, { count: offered.length, current }) : []
  return offered.map((direction, at) => {
    if (at === current) return { ...outline, offered }
    const other = { ...inDirection(outline, sheet, form, direction), offered }
    return concepts[at] ? withIdea(other, concepts[at], { sheet, form, direction }) : other
  })
}

function withIdea(
  outline: Outline,
  concept: Concept,
  settings: { sheet: SortedSheet; form: Form; direction: DirectionId }
): Outline {
  return { ...outline, concept, look: inConcept(outline.look, concept, settings) }
}

/** Choosing does not reorder them; a direction that feedback asked for takes the first place. */
function offeredFor(sheet: SortedSheet, outline: Outline, form: Form): DirectionId[] {
  const { direction, offered } = outline
  const three = offered ?? unlikeEachOther(sheet, outline, form)
  return three.includes(direction) ? three : [direction, ...three].slice(0, 3)
}

const suitable = 6

/**
 * What it stands in, and two more that suit and look like something else. Only the opening is
 * compared, so that feedback on the rest of the page does not put others in their place. Side by
 * side how it is set counts as well as its ground: one business and one name are in all.
 */
function unlikeEachOther(sheet: SortedSheet, outline: Outline, form: Form): DirectionId[] {
  const opening = (one: Outline) => fingerprintOf({ ...one, sections: one.sections.slice(0, 1) })
  const suiting = rankDirections(sheet, outline.seed, outline.look.theme)
  // What it stands in was composed to be unlike others' sites, and need not be what suits best.
  const ranked = [outline.direction, ...suiting.filter((one) => one !== outline.direction)]
    .slice(0, suitable)
    .map((direction) => ({
      direction,
      seen: opening(
        direction === outline.direction ? outline : inDirection(outline, sheet, form, direction)
      ),
    }))
  const chosen = ranked.splice(0, 1)
  while (chosen.length < 3) {
    const alike = ranked.map(({ seen }) =>
      Math.max(...chosen.map((one) => likeness(one.seen, seen) + sameSetting(one.seen, seen)))
    )
    chosen.push(...ranked.splice(alike.indexOf(Math.min(...alike)), 1))
  }
  return chosen.map(({ direction }) => direction)
}

/** How much alike the hero is set, from 0 to 2. */
function sameSetting(one: Fingerprint, other: Fingerprint): number {
  return layoutOf('hero', one) === layoutOf('hero', other) ? 2 : 0
}
