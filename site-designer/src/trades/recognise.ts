import { isForeign, languageOf, type Language } from '#designer/text/language'
import { lowerIn } from '#designer/text/letters'
import { trades } from '#designer/trades/all'
import { called, type Called } from '#designer/trades/called'
import { callingsIn } from '#designer/trades/calling'
import type { Calling } from '#designer/trades/spoken'
import { ofItself } from '#designer/trades/of_itself'
import { scoresIn, type Score } from '#designer/trades/scores'
import { OWN_NAME, type Term } from '#designer/trades/terms'

export interface TradeGuess {
  id: string
  /** 0 to 1: how far it stands out, and how much was found at all; 0 for the neutral direction. */
  confidence: number
  alternatives: string[]
  /** The person's own word for the business, where it says more than the name of the trade. */
  calling?: string
}

/** Below this a trade is only offered: nothing on the page may rest on it. */
export const FLOOR = 0.45

/**
 * The trade a text speaks of. What the business calls itself decides where it names a trade we know,
 * and where it names another: then no trade is told, however near its words are.
 */
export function recogniseTrade(text: string, language: Language = languageOf(text)): TradeGuess {
  const scores = scoresIn(ofItself(text, language), language)
  // Of other languages we know what some trades are called, and nothing else.
  if (language === 'en' && isForeign(text))
    return ranked(namedOf(scores), { confidence: 0, other: 'no' })
  const told = toldIn(text, language)
  if (told.terms) return settled(told, scores)
  const guess = ranked(scores, told)
  return guess.confidence === 0 && !guess.calling ? alone(text, language, guess) : guess
}

// Anyone may have a "workshop" or a "practice": the word alone stands, and no trade is told.
function alone(text: string, language: Language, guess: TradeGuess): TradeGuess {
  const word = lowerIn(text.trim(), language).replace(/[.!]$/, '')
  const trade = trades.find(({ words }) => words[language].noun === word)
  if (!trade) return guess
  const others = guess.alternatives.filter((id) => id !== trade.id)
  return { ...guess, calling: word, alternatives: [trade.id, ...others].slice(0, 3) }
}

interface Told {
  /** What its own name for itself may mean. */
  terms?: Term[]
  confidence: number
  calling?: string
  /** The same, where it is said outright and is near to what we know. */
  own?: string
  /** Trades its own name for itself is near to. */
  near?: Set<string>
  /** It calls itself what we do not know. */
  other: 'outright' | 'perhaps' | 'no'
}

function toldIn(text: string, language: Language): Told {
  const told: Told = { confidence: 0, other: 'no' }
  const heard = callingsIn(text, language).map((calling) => ({
    calling,
    judged: called(calling, language),
  }))
  for (const { calling, judged } of heard) {
    if (calling.only && judged.tells !== 'trade') continue
    if (judged.tells === 'trade' && !(told.other === 'outright' && !calling.outright))
      return asTrade(judged, calling, told.other === 'outright')
    if (judged.tells === 'other' && told.other !== 'outright') {
      const sure = calling.outright && calling.first
      told.other = sure ? 'outright' : 'perhaps'
      told.calling = sure ? (calling.noun ?? told.calling) : (told.calling ?? calling.noun)
    }
    if (judged.tells === 'nothing') {
      told.calling ??= calling.noun
      if (calling.outright) told.own ??= calling.noun
      told.near ??= judged.near
    }
  }
  return told
}

function asTrade(
  { terms, surely, whole, from }: Extract<Called, { tells: 'trade' }>,
  calling: Calling,
  besides: boolean
): Told {
  // Flowers at the start of a text are what is sold, a florist is who sells them.
  const named = calling.outright || terms.some(({ weight }) => weight >= OWN_NAME)
  return {
    terms,
    confidence: surely && !besides ? 0.95 : 0.6,
    calling: whole && named ? nounOf(calling, from) : undefined,
    other: 'no',
  }
}

// "Halı saha" is known as a whole, whatever a noun takes in front of it.
function nounOf({ words, base, noun }: Calling, from: number): string | undefined {
  if (base === undefined || !noun || noun.split(' ').length >= words.length - from) return noun
  return [...words.slice(from, -1), base].join(' ')
}

function settled({ terms, confidence, calling }: Told, scores: Map<string, Score>): TradeGuess {
  const weights = new Map<string, number>()
  for (const { trade, weight } of terms!)
    weights.set(trade, Math.max(weights.get(trade) ?? 0, weight + (scores.get(trade)?.sum ?? 0)))
  const [best, second] = inOrder(weights)
  const close = second !== undefined && second[1] > best[1] * 0.85
  const others = inOrder(sums(scores)).map(([id]) => id)
  return {
    id: best[0],
    confidence: close ? Math.min(confidence, 0.7) : confidence,
    alternatives: others.filter((id) => id !== best[0]).slice(0, 3),
    calling,
  }
}

function ranked(scores: Map<string, Score>, { other, calling, own, near }: Told): TradeGuess {
  const order = inOrder(sums(scores))
  const best = order.find(([id]) => !near || near.has(id))
  const second = order.find((entry) => entry !== best)
  const ids = order.map(([id]) => id)
  const none = { id: 'service', confidence: 0, alternatives: ids.slice(0, 3), calling }
  if (!best || other === 'outright') return none
  const { sum, found, best: weight } = scores.get(best[0])!
  const named = weight >= OWN_NAME
  if (other === 'perhaps' && found < 3) return none
  const enough = other === 'perhaps' ? 26 : named ? 9 : 12
  // One or two goods that others sell too are no trade yet.
  const variety = named || found >= 3 ? 1 : found === 2 || weight >= 6 ? 0.75 : 0.6
  const evidence = Math.min(1, sum / enough) * variety
  const lead = sum / (sum + (second?.[1] ?? 0) * 0.8)
  const confidence = Math.round(evidence * lead * 100) / 100
  if (confidence < FLOOR) return none
  return {
    id: best[0],
    confidence,
    alternatives: ids.filter((id) => id !== best[0]).slice(0, 3),
    calling: own,
  }
}

function namedOf(scores: Map<string, Score>): Map<string, Score> {
  return new Map([...scores].filter(([, score]) => score.best >= OWN_NAME))
}

function sums(scores: Map<string, Score>): Map<string, number> {
  return new Map([...scores].map(([id, { sum }]) => [id, sum]))
}

function inOrder(scores: Map<string, number>): [string, number][] {
  return [...scores].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
}
