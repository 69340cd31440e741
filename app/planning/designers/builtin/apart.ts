import {
  farEnough,
  likeness,
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
 * `others`. Of the turns that are far enough from all of them, the one that they look like least;
 * where none is, the farthest. What was understood and chosen stays.
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
  /** How much it looks like the others, all told. */
  alike: number
}

function weigh(plan: BuiltinPlan, others: Fingerprint[]): Weighed {
  const own = fingerprintOf(plan)
  return {
    plan,
    distance: Math.min(...others.map(({ places }) => structuralDistance(own.places, places))),
    alike: others.reduce((sum, other) => sum + likeness(own, other), 0),
  }
}

function isBetter(one: Weighed, other: Weighed): boolean {
  const isFar = one.distance >= farEnough
  if (isFar !== other.distance >= farEnough) return isFar
  return isFar ? one.alike < other.alike : one.distance > other.distance
}
