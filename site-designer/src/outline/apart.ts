import {
  farEnough,
  likeness,
  singlePlace,
  structuralDistance,
  type Fingerprint,
} from '#designer/site/fingerprint'
import { chance } from '#designer/site/seeded'
import { has } from '#designer/composition/anatomy'
import { suitableDirections } from '#designer/outline/choices'
import { composed } from '#designer/outline/draft'
import type { BuiltinPlan } from '#designer/outline/plan_data'

/** So many ways of setting a plan are weighed, and so many more where none of them is far enough. */
const few = 32
const most = 64

export function fingerprintOf(plan: BuiltinPlan): Fingerprint {
  const { direction, header, artefact, footer, sections } = plan
  return {
    direction,
    places: [
      singlePlace('header', header),
      singlePlace('artefact', artefact),
      ...sections.map(({ kind, layout, surface }) => ({
        what: kind,
        layout,
        surface,
        alignment: has('centred', kind, layout) ? 'centred' : '',
      })),
      singlePlace('footer', footer),
    ],
  }
}

/**
 * The plan as another turn of chance would have set it, where as it stands it looks like one of the
 * `others`. Each direction that suits has its turns. Of those that are far enough from all of them,
 * the one that they look like least; where none is, the farthest. What was understood and chosen
 * stays.
 */
export function apart(plan: BuiltinPlan, others: Fingerprint[]): BuiltinPlan {
  const { seed, brief, look } = plan
  const directions = chance(seed, 'apart').shuffle(suitableDirections(brief, look.theme))
  let best = weigh(plan, others)
  for (let turn = 1; turn < few || (turn < most && best.distance < farEnough); turn++) {
    const direction = directions[turn % directions.length]
    const next = weigh({ ...plan, ...composed(direction, brief, `${seed}/${turn}`) }, others)
    if (isBetter(next, best)) best = next
  }
  return best.plan
}

interface Weighed {
  plan: BuiltinPlan
  /** To the nearest of the others. */
  distance: number
  /** How much it looks like the others, all told: to be like one counts more than a little like all. */
  alike: number
}

function weigh(plan: BuiltinPlan, others: Fingerprint[]): Weighed {
  const own = fingerprintOf(plan)
  return {
    plan,
    distance: Math.min(...others.map(({ places }) => structuralDistance(own.places, places))),
    alike: others.reduce((sum, other) => sum + likeness(own, other) ** 2, 0),
  }
}

function isBetter(one: Weighed, other: Weighed): boolean {
  const isFar = one.distance >= farEnough
  if (isFar !== other.distance >= farEnough) return isFar
  return isFar ? one.alike < other.alike : one.distance > other.distance
}
