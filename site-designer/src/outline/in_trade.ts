import { composeIn } from '#designer/outline/draft'
import { said } from '#designer/facts/fact'
import { dress } from '#designer/composition/dress'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { suggestedLook } from '#designer/outline/proposals'
import { service } from '#designer/trades/service'
import { tradeById } from '#designer/trades/all'

/**
 * The plan of another trade: it keeps its direction, its sections and every other fact. What was
 * suggested for the old trade becomes what suits the new one; `noun` is the person's own word for it.
 */
export function inTrade(plan: BuiltinPlan, trade: string, noun?: string): BuiltinPlan {
  const { direction, seed, sections } = plan
  const before = tradeById(plan.brief.trade.value)
  // A calling of the person's own is none of ours: the word is said, the trade is not.
  const known = trade !== service.id
  const brief = {
    ...plan.brief,
    trade: known ? said(trade) : { value: trade, source: 'assumed' as const },
    noun,
    confidence: known ? 1 : 0,
    alternatives: [],
  }
  const kinds = sections.map(({ kind }) =>
    kind === before.offerKind ? tradeById(trade).offerKind : kind
  )
  const next = {
    ...plan,
    ...composeIn(direction, brief, seed),
    brief,
    look: suggestedAnew(plan, trade),
    offered: undefined,
  }
  return { ...next, sections: dress([...new Set(kinds)], next) }
}

function suggestedAnew({ brief, look }: BuiltinPlan, trade: string): BuiltinPlan['look'] {
  const old = suggestedLook(brief.trade.value)
  const fresh = suggestedLook(trade)
  const next = { ...look }
  for (const field of Object.keys(fresh) as (keyof typeof fresh)[]) {
    if (look[field] === old[field]) next[field] = fresh[field]
  }
  return next
}
