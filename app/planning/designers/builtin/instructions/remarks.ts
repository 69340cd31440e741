import type { Clause } from '#planning/designers/builtin/instructions/instruction'
import type { Read } from '#planning/designers/builtin/instructions/wish'

type Said = Read & { sentence: number }

/**
 * What was said, without the remarks that only give the reason for a wish: "it looks a little
 * cheap, could it be classier?". A remark that stands alone stays: not understood, or with what
 * can be made of it.
 */
export function withoutRemarks(said: Said[]): Said[] {
  return said.filter(
    (one, at) =>
      !(
        one.remark &&
        said.some((other, there) => {
          if (there === at || other.remark || other.sentence !== one.sentence) return false
          if (other.clauses.every((clause) => clause.readings.length === 0 && !clause.stays))
            return false
          return one.clauses.every((clause) => isReason(clause, other.clauses))
        })
      )
  )
}

/** Nothing came of it, or it stands for a text, or the wish says which of its meanings it is. */
function isReason({ readings, stays }: Clause, wishes: Clause[]): boolean {
  if (stays) return false
  if (readings.length === 0 || readings.some((reading) => reading.do === 'add_words')) return true
  const about = topicsOf(readings)
  return wishes.some((wish) => topicsOf(wish.readings).some((topic) => about.includes(topic)))
}

function topicsOf(readings: Clause['readings']): string[] {
  return readings.map((reading) =>
    reading.do === 'set_look' ? `look ${Object.keys(reading.look).join()}` : reading.do
  )
}
