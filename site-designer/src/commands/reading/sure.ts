import type { Clause, Meaning } from '#designer/commands/reading/clauses'
import { TAKES_AWAY } from '#designer/commands/reading/unsaid'

/**
 * Above the first a meaning is carried out; above the second, where hardly anything else is likely.
 * What takes things away while words stay unread is carried out above the last alone.
 */
const SURE = 0.25
const SURE_ALONE = 0.1
const SURE_GROUNDED = 0.07
/** Of days and times that can be read. */
const SURE_OF_HOURS = 0.04
const SHARE = 0.7
const SURE_UNREAD = 0.6
/** A complaint about an item ("needs to stand out more") is read as its removal, up to 0.36. */
const SURE_ITEM_REMOVAL = 0.4
/** Above this it is worth saying why something cannot be done. */
const LIKELY = 0.3
const OFFERED = 0.005
const OFFERED_OF_LOOK = 0.05
/** Of what is likelier and cannot be done by words. */
const LEAST_SHARE = 0.02
const OFFERED_UNREAD = 0.01
const FEW_UNREAD = 2
const LEAST_UNREAD = 0.12
const MOST_OFFERED = 6
/** What nobody can do by words. */
const REFUSALS = new Set(['cannot', 'vague', 'undo', 'picture'])
const OF_HOURS = new Set(['hours', 'closed', 'opens_at', 'closes_at'])
/** What is said must be found on the page, or be days and times that can be read. */
const GROUNDED = new Set([
  ...'set replace price add_item add_text move_before move_after move_to'.split(' '),
  ...OF_HOURS,
])
const OF_LOOK =
  /bold|italic|underline|caps|left|right|center|round|sharp|square|larger|smaller|wider|dark|light|layout|stays/
/** Whether it needs no question; `likelihood` may be that of several meanings that come to the same. */
export function isSure(
  { meanings }: Clause,
  meaning: Meaning,
  { likelihood }: { likelihood: number } = meaning
): boolean {
  if (meaning.isPartly) return false
  const isGrounded = GROUNDED.has(meaning.label)
  // What is found on the page can be done, unless that is the less likely.
  const others = meanings.filter(
    (one) => !isGrounded || !REFUSALS.has(one.label) || one.likelihood > likelihood
  )
  const all = others.reduce((sum, one) => sum + one.likelihood, 0)
  const isAlone = likelihood >= SHARE * all && meaning.unknown === 0
  if (TAKES_AWAY.has(meaning.label)) {
    if (meaning.isBare) return false
    if (meaning.unknown > 0) return likelihood >= SURE_UNREAD
    if (meaning.label === 'remove_item') return likelihood >= SURE_ITEM_REMOVAL
    return likelihood >= SURE || (isAlone && likelihood >= SURE_ALONE)
  }
  const bar = OF_HOURS.has(meaning.label) ? SURE_OF_HOURS : SURE_GROUNDED
  const least = isGrounded ? bar : SURE_ALONE
  return likelihood >= SURE || (isAlone && likelihood >= least)
}

/** Whether it is worth saying why it cannot be done. */
export function isLikely({ likelihood }: Meaning): boolean {
  return likelihood >= LIKELY
}

/** What may be meant, where it is not sure. */
export function offered({ meanings }: Clause): Meaning[] {
  const [first] = meanings
  return meanings
    .filter(
      ({ likelihood, label, unknown, isBare }) =>
        likelihood >= (OF_LOOK.test(label) ? OFFERED_OF_LOOK : OFFERED) &&
        !(REFUSALS.has(first.label) && likelihood < LEAST_SHARE * first.likelihood) &&
        !REFUSALS.has(label) &&
        (unknown === 0 || likelihood >= (unknown > FEW_UNREAD ? LEAST_UNREAD : OFFERED_UNREAD)) &&
        !(isBare && likelihood < LEAST_UNREAD)
    )
    .slice(0, MOST_OFFERED)
}
