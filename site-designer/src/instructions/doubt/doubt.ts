import { leftOut } from '#designer/instructions/doubt/explained'
import { likely } from '#designer/instructions/doubt/likely'
import type { Clause, Instruction } from '#designer/instructions/instruction'
import type { Stretch } from '#designer/instructions/stretch'

/** So many words that nobody knows speak against a reading. */
const mostUnknown = 2

/** Read by a pattern of the whole sentence, so that nothing of it is left out. */
const whole: Instruction['do'][] = ['replace_words', 'set_trade']

/**
 * Clauses as they were read, or, where they leave out what no reading should pass over, the deed
 * among the other readings that the words allow. Where there are none, nothing was understood.
 */
export function weighed(stretch: Stretch, clauses: Clause[]): Clause[] {
  const deeds = clauses.filter(({ readings }) => readings.length === 1)
  if (deeds.length === 0) return clauses
  if (deeds.some(({ readings: [deed] }) => whole.includes(deed.do))) return clauses
  const { weighty, unknown } = leftOut(
    stretch,
    clauses.flatMap(({ readings }) => readings)
  )
  if (weighty.length === 0 && unknown.length < mostUnknown) return clauses
  const unread = { words: stretch.text, readings: [] }
  if (deeds.length > 1 || clauses.length > 1) return weighty.length > 0 ? [unread] : clauses
  const [deed] = deeds[0].readings
  const others = likely(stretch).filter((one) => JSON.stringify(one) !== JSON.stringify(deed))
  if (others.length > 0) return [{ ...deeds[0], readings: [deed, ...others].slice(0, 3) }]
  return weighty.length > 0 ? [unread] : clauses
}
