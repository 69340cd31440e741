import type { Clause } from '#planning/designers/builtin/instructions/instruction'
import type { Wish } from '#planning/designers/builtin/instructions/wish'

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
  return told.filter((one) => !(one.remark && told.some((other) => isReason(one, other))))
}

// Nothing came of the remark, or a text, or the wish says which of its meanings was meant.
function isReason({ clause, wish: { sentence } }: Told, other: Told): boolean {
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
  return readings.map((reading) =>
    reading.do === 'set_look' ? `look ${Object.keys(reading.look).join()}` : reading.do
  )
}
