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
}

const terms = new Map<string, Term[]>()
let longestTerm = 1
for (const trade of trades) {
  for (const entry of trade.terms.split(' ')) {
    const [word, weight] = entry.split(':')
    const phrase = word.replaceAll('_', ' ')
    longestTerm = Math.max(longestTerm, phrase.split(' ').length)
    terms.set(phrase, [...(terms.get(phrase) ?? []), { weight: Number(weight), trade: trade.id }])
  }
}

/**
 * The trade a text speaks of. Each different term counts once, more for standing early; a term
 * behind a negation ("no coffee") does not count.
 */
export function recogniseTrade(text: string): TradeGuess {
  const words = (text.toLocaleLowerCase('en').match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [])
    .slice(0, 800)
    .map((word) => word.replace(/['’]s?$/, ''))
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
      const early = at < 14 ? 1.35 : at < 40 ? 1.1 : 1
      for (const { trade, weight } of found) {
        scores.set(trade, (scores.get(trade) ?? 0) + weight * early)
      }
    }
  }

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
