import { isReason } from '#designer/instructions/en/remark'
import type { Clause } from '#designer/instructions/instruction'
import { isAside } from '#designer/instructions/tr/aside'
import type { Wish } from '#designer/instructions/wish'
import { lexicons } from '#designer/instructions/words/lexicons'
import { tokensOf } from '#designer/instructions/words/tokens'

export interface Told {
  clause: Clause
  wish: Wish
  /** It says how things are and asks for nothing itself. */
  remark: boolean
}

/**
 * The clauses without the remarks that only give the reason for a wish of the same sentence: "it
 * looks a little cheap, could it be classier?". A remark that stands alone stays.
 */
export function withoutRemarks(told: Told[]): Told[] {
  return told.filter((one) => !(one.remark && told.some((other) => explains(one, other))))
}

// The reason for the other wish: nothing came of it, or a text, or that wish says which of its
// meanings was meant.
function explains({ clause, wish: { sentence } }: Told, other: Told): boolean {
  const { readings, stays } = other.clause
  if (other.remark || other.wish.sentence !== sentence || (readings.length === 0 && !stays))
    return false
  if (clause.readings.length === 0 && !clause.stays) return true
  if (clause.readings.some((reading) => reading.do === 'add_words')) return true
  const look = readings.some((reading) => reading.do === 'set_look' || reading.do === 'set_mood')
  if (look && clause.readings.every((reading) => reading.do === 'add_item')) return true
  // "Black background, it's a cocktail bar".
  if (clause.readings[0]?.do === 'set_trade')
    return readings.every(({ do: deed }) => /^set_(?:look|mood|style|surface)$/.test(deed))
  const about = topicsOf(clause.readings)
  return topicsOf(readings).some((topic) => about.includes(topic))
}

function topicsOf(readings: Clause['readings']): string[] {
  return readings.map((reading) => {
    if (reading.do === 'set_look') return `look ${Object.keys(reading.look).join()}`
    // "The title is too small, the button too big" are two wishes.
    if (reading.do === 'set_style') return `style ${reading.target.kind} ${reading.target.part}`
    return reading.do
  })
}

/** A remark that only says why something else is asked for, as far as the language can tell. */
export function isRemark(
  { words, readings, stays }: Clause,
  { language, words: said }: Wish
): boolean {
  if (stays) return false
  const pieces = lexicons[language].read(tokensOf(words), { typos: true })
  // A fact is told to be noted, and no reason for anything.
  const noted = readings.length === 1 && /^set_(?:fact|trade|price)$/.test(readings[0].do)
  // "Black background, it's a cocktail bar not a dentist" says why.
  const bar = readings[0]?.do === 'set_trade' && /^(?:it['’]?s|this is) .* not /i.test(said)
  if (noted && !bar) return false
  if (language === 'en') return isReason(pieces)
  return readings.length === 0 ? isAside(pieces) : isOwnTrade(words, readings)
}

// "…, evde pişmiş yemek satıyoruz": why it is to look so, unless it is news.
function isOwnTrade(words: string, readings: Clause['readings']): boolean {
  const told = /(?<!\p{L})(?:de|da|art[ıi]k|yeni|[şs]imdi|bir de|ba[şs]lad\p{L}*)(?!\p{L})/iu
  const sold = readings.every((reading) => reading.do === 'add_item' && !reading.price)
  return sold && /[ıiuü]yoru[zm][.!]?$/iu.test(words) && !told.test(words)
}
