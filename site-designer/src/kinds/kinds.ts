import { questionsOf, type Question } from '#designer/kinds/questions'
import { trades } from '#designer/trades/all'
import type { GrammarLanguage } from '#designer/text/language'

/** What a website can be for. */
export interface Kind {
  id: string
  /** As one speaks of it: "bakery". */
  label: string
  questions: Question[]
}

/** Every kind, in the order of the alphabet; named in English where `language` has no names yet. */
export function kinds(language: string): Kind[] {
  const spoken: GrammarLanguage = language === 'tr' ? 'tr' : 'en'
  return trades
    .map((trade) => ({
      id: trade.id,
      label: trade.words[spoken].noun,
      questions: questionsOf(trade, spoken),
    }))
    .sort((one, other) => one.label.localeCompare(other.label, spoken))
}
