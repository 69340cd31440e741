import type { TradeName, Understanding } from '#planning/designers/designer'
import { composeIn } from '#planning/designers/builtin/draft'
import { said } from '#planning/designers/builtin/facts/fact'
import type { Language } from '#planning/designers/builtin/language'
import { dress } from '#planning/designers/builtin/page_grammar'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'
import { suggestedLook } from '#planning/designers/builtin/proposals'
import { tradeById, trades } from '#planning/designers/builtin/trades/all'

export function understandingOf({ brief }: BuiltinPlan): Understanding {
  const { language } = brief
  const { id, label } = nameOf(brief.trade.value, language)
  return {
    trade: id,
    label,
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

/** As if the person had said so: the plan keeps its direction, its sections and every other fact. */
export function correctTrade(plan: BuiltinPlan, trade: string): BuiltinPlan {
  const { brief, look, seed } = plan
  const before = tradeById(brief.trade.value)
  const { label } = nameOf(trade, brief.language)
  const suggestion = suggestedLook(brief.trade.value)
  for (const [field, value] of Object.entries(suggestedLook(trade))) {
    const name = field as keyof typeof suggestion
    if (look[name] === suggestion[name]) look[name] = value
  }

  brief.trade = said(trade)
  brief.noun = undefined
  brief.confidence = 1
  brief.alternatives = []
  const kinds = plan.sections.map(({ kind }) =>
    kind === before.offerKind ? tradeById(trade).offerKind : kind
  )
  const next = { ...plan, ...composeIn(plan.direction, brief, seed), offered: undefined }
  const says = understoodAs[brief.language](label)
  const round = { asked: label, changed: [says], unread: [] }
  return {
    ...next,
    sections: dress([...new Set(kinds)], next),
    rounds: [...plan.rounds, round],
  }
}

const understoodAs: Record<Language, (label: string) => string> = {
  en: (label) => `Understood as: ${label}.`,
  tr: (label) => `Anladığım: ${label}.`,
}

function nameOf(id: string, language: Language): TradeName {
  return { id, label: tradeById(id).words[language].noun }
}
