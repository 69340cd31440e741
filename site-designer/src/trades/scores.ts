import type { Language } from '#designer/text/language'
import { fold, lowerIn } from '#designer/text/letters'
import {
  englishTerms,
  longestTerm,
  OWN_NAME,
  turkishTerms,
  type Term,
} from '#designer/trades/terms'

/** What speaks for a trade in a text. */
export interface Score {
  sum: number
  /** How many different terms. */
  found: number
  /** The weight of the best of them. */
  best: number
}

/**
 * Each different term counts once, more for standing early; a term that is denied ("no coffee",
 * "kahve yok") does not count.
 */
export function scoresIn(text: string, language: Language): Map<string, Score> {
  const words = (text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []).slice(0, 800)
  return language === 'tr' ? turkishScores(words) : englishScores(words)
}

function englishScores(typed: string[]): Map<string, Score> {
  const words = typed.map((word) => lowerIn(word, 'en').replace(/['’]s?$/, ''))
  const scores = new Map<string, Score>()
  const seen = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    const before = words.slice(Math.max(0, at - 2), at).join(' ')
    if (/(?:^|\s)(?:no|not|without|never|isn't)(?:\s(?:an?|the))?$/.test(before)) continue
    for (let length = longestTerm; length >= 1; length--) {
      const phrase = words.slice(at, at + length).join(' ')
      const found = englishTerms(phrase)
      if (found.length === 0 || seen.has(phrase)) continue
      seen.add(phrase)
      const another = forCustomers(words, at, phrase) || saysOfGoods(words, at, length)
      count(another ? goodsOf(found) : found, at, scores)
    }
  }
  return scores
}

// "Linen for hotels and restaurants", "software for dentists": whom it serves is not what it is.
function forCustomers(words: string[], at: number, phrase: string): boolean {
  const before = words.slice(Math.max(0, at - 6), at).join(' ')
  return phrase.endsWith('s') && (toWhom.test(before) || (at >= OPENING && many.test(phrase)))
}

const toWhom =
  /(?<!\b(?:site|website|page) )\b(?:for|to)(?: [a-z]+s (?:and|or)| (?:other|local|small|busy|independent|all|many))*$/
/** Who speaks of several of them further down speaks of others. */
const many =
  /(?:er|ist|or|ian|agent|hotel|restaurant|caf[eé]|shop|firm|school|salon|clinic|studio)s$|(?:compan|agenc)ies$/
const OPENING = 8

// "We make dental crowns", "we sell barber chairs": whose goods they are is not what one is.
function saysOfGoods(words: string[], at: number, length: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at).join(' ')
  const next = words[at + length] ?? ''
  return deals.test(before) && whose.test(words[at + length - 1]) && /[^s]s$/.test(next)
}

const deals =
  /\b(?:make|makes|making|sell|sells|selling|supply|supplies|supplying|repair|repairs|repairing|build|builds)(?: \w+)?$/
const whose =
  /(?:[^aeiouw]er|ist|or|ian|hotel|restaurant|caf[eé]|salon|clinic|dental|bakery|surgery|legal)$/

function goodsOf(found: Term[]): Term[] {
  return found.filter(({ weight }) => weight < OWN_NAME)
}

// The longest term at a place is the one that is meant: "diş hekimi" is not also "diş".
function turkishScores(typed: string[]): Map<string, Score> {
  const words = typed.map((word) => word.replace(/['’].*$/, ''))
  const small = words.map((word) => lowerIn(word, 'tr'))
  const plain = words.map((word) => fold(word))
  const scores = new Map<string, Score>()
  const seen = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestTerm, words.length - at); length >= 1; length--) {
      const end = at + length
      const found = turkishTerms(small.slice(at, end).join(' '), plain.slice(at, end))
      if (found.length === 0) continue
      if (!seen.has(found[0].phrase) && !denies(plain.slice(end, end + 2))) {
        seen.add(found[0].phrase)
        // "Restoranlara masa örtüsü": whom it serves is not what it is.
        const served =
          /l[ae]r[ae]$/.test(plain[end - 1]) ||
          (/l[ae]r$/.test(plain[end - 1]) && plain[end] === 'icin')
        count(served ? goodsOf(found) : found, at, scores)
      }
      at = end - 1
      break
    }
  }
  return scores
}

function denies(after: string[]): boolean {
  return after.some((word) =>
    /^(?:yok|degil|(?:yap|sat|iste|al|bak|ver)m[iıu]y?o|olmasin|kabul$)/.test(word)
  )
}

function count(found: Term[], at: number, scores: Map<string, Score>): void {
  const early = at < 14 ? 1.35 : at < 40 ? 1.1 : 1
  for (const { trade, weight } of found) {
    // A list of goods that others sell too may be long; what a business calls itself is one word.
    const itself = at < 14 && weight >= OWN_NAME ? 1.6 : 1
    const { sum, found: before, best } = scores.get(trade) ?? { sum: 0, found: 0, best: 0 }
    scores.set(trade, {
      sum: sum + weight * early * itself,
      found: before + 1,
      best: Math.max(best, weight),
    })
  }
}
