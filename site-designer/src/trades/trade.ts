import type { ArtefactType, DirectionId, Motif } from '#designer/site/kinds'
import { grammarLanguage, type GrammarLanguage, type Language } from '#designer/text/language'

export type Goal = 'call' | 'book' | 'visit' | 'order' | 'quote' | 'enquire'

/** What the designer knows about a trade. Nothing here may reach a page as a claim. */
export interface Trade {
  id: string
  schemaType: string
  /** Words of all languages that give the trade away: `bakery:9 bread:4`; `_` joins words. */
  terms: string
  offerKind: 'menu' | 'prices' | 'services'
  goal: Goal
  directions: DirectionId[]
  motifs: Motif[]
  artefacts: ArtefactType[]
  /** Its pictures say most in pairs: the wall before, the wall after. */
  pictures?: 'before_after'
  /** What suits such a business: colour, letters, and how round its corners are in px. */
  look: { color: string; heading: string; body: string; corners: number }
  words: Record<GrammarLanguage, TradeWords>
}

/** The words of a trade in one language. */
export interface TradeWords {
  noun: string
  /** Things such a business may name; found in the prompt they are offers. */
  goods: string[]
  /** Suggestions for the draft where nothing was named. */
  typical: string[]
  /** For what is offered, true of every such business; none where nothing is. */
  headings: string[]
  ask: string
  /** The first is the hero's. Written for the person who will take the picture. */
  photos: string[]
  gallery?: string
}

export function tradeWords({ words }: Trade, language: Language): TradeWords {
  return words[grammarLanguage(language)]
}
