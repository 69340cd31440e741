import type { TradeName, Understanding } from '#designer/designer/designer'
import { inTrade } from '#designer/outline/in_trade'
import type { Language } from '#designer/text/language'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { tradeById, trades } from '#designer/trades/all'

export function understandingOf({ brief }: BuiltinPlan): Understanding {
  const { language } = brief
  const { id, label } = nameOf(brief.trade.value, language)
  return {
    trade: id,
    label,
    ownWord: brief.noun,
    confidence: brief.confidence,
    alternatives: brief.alternatives.map((other) => nameOf(other, language)),
  }
}

/** Every trade that can be said, in the order of the alphabet. */
export function tradeNames({ brief }: BuiltinPlan): TradeName[] {
  const { language } = brief
  return trades
    .map(({ id }) => nameOf(id, language))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** As if the person had said so. */
export function correctTrade(plan: BuiltinPlan, trade: string): BuiltinPlan {
  const { language, trade: before, noun } = plan.brief
  // The person's own word for it stays, unless it went with the trade that was not right.
  const next = inTrade(plan, trade, before.source === 'assumed' ? noun : undefined)
  const asked = nameOf(trade, language).label
  const round = { asked, changed: [understoodAs[language](asked)], unread: [] }
  return { ...next, rounds: [...plan.rounds, round] }
}

const understoodAs: Record<Language, (label: string) => string> = {
  en: (label) => `Understood as: ${label}.`,
  tr: (label) => `Anladığım: ${label}.`,
}

function nameOf(id: string, language: Language): TradeName {
  return { id, label: tradeById(id).words[language].noun }
}
