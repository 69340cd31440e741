import { stemsOf } from '#planning/designers/builtin/facts/turkish/words'
import { languageOf, type Language } from '#planning/designers/builtin/language'
import { fold, lowerIn } from '#planning/designers/builtin/letters'
import { trades } from '#planning/designers/builtin/trades/all'

export interface TradeGuess {
  id: string
  /** 0 to 1: how far it stands out, and how much was found at all. */
  confidence: number
  alternatives: string[]
}

interface Term {
  weight: number
  trade: string
  phrase: string
}

const terms = new Map<string, Term[]>()
/** The same terms without Turkish marks, for text that was typed without them. */
const plainTerms = new Map<string, Term[]>()
let longestTerm = 1
for (const trade of trades) {
  for (const entry of trade.terms.split(' ')) {
    const [word, weight] = entry.split(':')
    const phrase = word.replaceAll('_', ' ')
    const term = { weight: Number(weight), trade: trade.id, phrase }
    longestTerm = Math.max(longestTerm, phrase.split(' ').length)
    terms.set(phrase, [...(terms.get(phrase) ?? []), term])
    plainTerms.set(fold(phrase), [...(plainTerms.get(fold(phrase)) ?? []), term])
  }
}

/**
 * The trade a text speaks of. Each different term counts once, more for standing early; a term
 * that is denied ("no coffee", "kahve yok") does not count.
 */
export function recogniseTrade(text: string, language: Language = languageOf(text)): TradeGuess {
  const words = (text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []).slice(0, 800)
  return rank(language === 'tr' ? turkishScores(words) : englishScores(words))
}

function englishScores(typed: string[]): Map<string, number> {
  const words = typed.map((word) => lowerIn(word, 'en').replace(/['’]s?$/, ''))
  const scores = new Map<string, number>()
  const seen = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    const before = words.slice(Math.max(0, at - 2), at).join(' ')
    if (/(?:^|\s)(?:no|not|without|never|isn't)(?:\s(?:an?|the))?$/.test(before)) continue
    for (let length = longestTerm; length >= 1; length--) {
      const phrase = words.slice(at, at + length).join(' ')
      const found = terms.get(phrase)
      if (!found || seen.has(phrase)) continue
      seen.add(phrase)
      count(found, at, scores)
    }
  }
  return scores
}

// English terms that are other words in Turkish: a hall, a dog, dull.
const falseFriends = new Set(['salon', 'it', 'mat', 'inn', 'tap', 'taps'])

// The longest term at a place is the one that is meant: "diş hekimi" is not also "diş".
function turkishScores(typed: string[]): Map<string, number> {
  const words = typed.map((word) => word.replace(/['’].*$/, ''))
  const small = words.map((word) => lowerIn(word, 'tr'))
  const plain = words.map((word) => fold(word))
  const scores = new Map<string, number>()
  const seen = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestTerm, words.length - at); length >= 1; length--) {
      const end = at + length
      const found = termsFor(small.slice(at, end).join(' '), plain.slice(at, end))
      if (found.length === 0) continue
      if (!seen.has(found[0].phrase) && !denies(plain.slice(end, end + 2))) {
        seen.add(found[0].phrase)
        count(found, at, scores)
      }
      at = end - 1
      break
    }
  }
  return scores
}

/** The terms a phrase is, or is a form of. Marks count where they were typed: "dış" is not "diş". */
function termsFor(small: string, plain: string[]): Term[] {
  const exact = falseFriends.has(small) ? undefined : terms.get(small)
  if (exact) return exact
  const first = plain.slice(0, -1)
  const unmarked = !/[^\x20-\x7e]/.test(small)
  for (const stem of stemsOf(plain.at(-1)!)) {
    const key = [...first, stem].join(' ')
    const found = falseFriends.has(key) ? undefined : plainTerms.get(key)
    const meant = found?.filter(({ phrase }) => unmarked || small.startsWith(phrase.slice(0, -1)))
    if (meant && meant.length > 0) return meant
  }
  return []
}

function denies(after: string[]): boolean {
  return after.some((word) => /^(?:yok|degil|yapmi|satmi|istemi|olmasin)/.test(word))
}

/** From this weight on a term is the trade's own name. */
const OWN_NAME = 9

function count(found: Term[], at: number, scores: Map<string, number>): void {
  const early = at < 14 ? 1.35 : at < 40 ? 1.1 : 1
  for (const { trade, weight } of found) {
    // A list of goods that others sell too may be long; what a business calls itself is one word.
    const itself = at < 14 && weight >= OWN_NAME ? 1.6 : 1
    scores.set(trade, (scores.get(trade) ?? 0) + weight * early * itself)
  }
}

function rank(scores: Map<string, number>): TradeGuess {
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
  const [best, second] = ranked
  if (!best || best[1] < 3.5)
    return { id: 'service', confidence: 0, alternatives: ranked.map(([id]) => id).slice(0, 3) }

  const evidence = Math.min(1, best[1] / 9)
  const lead = best[1] / (best[1] + (second?.[1] ?? 0) * 0.8)
  return {
    id: best[0],
    confidence: Math.round(evidence * lead * 100) / 100,
    alternatives: ranked.slice(1, 4).map(([id]) => id),
  }
}
