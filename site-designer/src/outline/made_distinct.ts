import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import type { Form } from '#designer/site/form'
import { suitableDirections } from '#designer/outline/choices'
import { fingerprintOf } from '#designer/outline/fingerprint_of'
import { composedIn } from '#designer/outline/in_direction'
import type { Outline } from '#designer/site/outline'
import {
  farEnough,
  likeness,
  structuralDistance,
  type Fingerprint,
} from '#designer/site/fingerprint'
import { chance } from '#designer/site/seeded'

/** So many ways of setting a page are weighed, and so many more where none of them is far enough. */
const few = 32
const most = 64

/**
 * The outline as another turn of chance would have composed it, where as it stands it looks like one
 * of the `others`. Each direction that suits has its turns. Of those that are far enough from all of
 * them, the one that they look like least; where none is, the farthest.
 */
export function madeDistinct(
  outline: Outline,
  sheet: SortedSheet,
  form: Form,
  others: Fingerprint[]
): Outline {
  const { seed, look } = outline
  const wished = sheet.wishes.direction?.value
  const directions = wished
    ? [wished]
    : chance(seed, 'distinct').shuffle(suitableDirections(sheet, look.theme))
  let best = weigh(outline, others)
  for (let turn = 1; turn < few || (turn < most && best.distance < farEnough); turn++) {
    const direction = directions[turn % directions.length]
    const next = weigh(composedIn(sheet, form, { seed: `${seed}/${turn}`, direction }), others)
    if (isBetter(next, best)) best = next
  }
  return best.outline
}

interface Weighed {
  outline: Outline
  /** To the nearest of the others. */
  distance: number
  /** How much it looks like the others, all told: to be like one counts more than a little like all. */
  alike: number
}

function weigh(outline: Outline, others: Fingerprint[]): Weighed {
  const own = fingerprintOf(outline)
  return {
    outline,
    distance: Math.min(...others.map(({ places }) => structuralDistance(own.places, places))),
    alike: others.reduce((sum, other) => sum + likeness(own, other) ** 2, 0),
  }
}

function isBetter(one: Weighed, other: Weighed): boolean {
  const isFar = one.distance >= farEnough
  if (isFar !== other.distance >= farEnough) return isFar
  return isFar ? one.alike < other.alike : one.distance > other.distance
}
