import {
  farEnough,
  singlePlace,
  structuralDistance,
  type Fingerprint,
} from '#planning/site/fingerprint'
import { has } from '#planning/composition/anatomy'
import { composeBy } from '#planning/designers/builtin/draft'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'

/** So many ways of setting a plan are weighed, and so many more where none of them is far enough. */
const few = 16
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
 * `others`. Of the turns that are far enough from all of them, the one whose direction they show
 * least; where none is, the farthest. What was understood and chosen stays.
 */
export function apart(plan: BuiltinPlan, others: Fingerprint[]): BuiltinPlan {
  let best = weigh(plan, others)
  for (let turn = 1; turn < few || (turn < most && best.distance < farEnough); turn++) {
    const composed = composeBy(`${plan.seed}/${turn}`, plan.brief, plan.look)
    const next = weigh({ ...plan, ...composed }, others)
    if (isBetter(next, best)) best = next
  }
  return best.plan
}

interface Weighed {
  plan: BuiltinPlan
  /** To the nearest of the others. */
  distance: number
  /** How many of the others are of the same direction. */
  alike: number
}

function weigh(plan: BuiltinPlan, others: Fingerprint[]): Weighed {
  const { direction, places } = fingerprintOf(plan)
  return {
    plan,
    distance: Math.min(...others.map((other) => structuralDistance(places, other.places))),
    alike: others.filter((other) => other.direction === direction).length,
  }
}

function isBetter(one: Weighed, other: Weighed): boolean {
  const isFar = one.distance >= farEnough
  if (isFar !== other.distance >= farEnough) return isFar
  return isFar ? one.alike < other.alike : one.distance > other.distance
}
