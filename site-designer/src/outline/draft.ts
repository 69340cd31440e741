import { chance } from '#designer/site/seeded'
import type { DesignRequest } from '#designer/designer/designer'
import { briefFrom, type Brief } from '#designer/outline/brief'
import { chooseArtefact, rankDirections } from '#designer/outline/choices'
import { directionTraits } from '#designer/composition/direction_traits'
import { lookFrom } from '#designer/outline/look'
import { dress } from '#designer/composition/dress'
import { choosePage } from '#designer/outline/page_order'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { tradeById } from '#designer/trades/all'

export const designerVersion = '3'

/** A request becomes a plan: facts first, then the direction, then the page they allow. */
export function draftPlan(request: DesignRequest): BuiltinPlan {
  const brief = briefFrom(request)
  const { look, notes } = lookFrom(request, brief.wishes, brief.language)
  return {
    designer: 'builtin',
    version: designerVersion,
    look,
    lookNotes: notes,
    brief,
    ...composed(rankDirections(brief, request.seed, look.theme)[0], brief, request.seed),
    rounds: [],
  }
}

/** Everything that chance has a say in. */
export function composed(direction: BuiltinPlan['direction'], brief: Brief, seed: string) {
  const parts = { ...composeIn(direction, brief, seed), seed }
  const base = { ...parts, brief }
  return { ...parts, sections: dress(choosePage(base), base) }
}

/** Everything a direction decides besides the sections. */
export function composeIn(direction: BuiltinPlan['direction'], brief: Brief, seed: string) {
  const traits = directionTraits[direction]
  const luck = chance(seed, `compose/${direction}`)
  const named = luck.next() < traits.nameAsTitle
  return {
    direction,
    artefact: chooseArtefact(brief, direction, seed),
    motif: luck.pick(tradeById(brief.trade.value).motifs),
    header: luck.pick(traits.headers),
    footer: luck.pick(traits.footers),
    titleIs: named ? ('name' as const) : ('headline' as const),
  }
}
