import type { Clause, Meaning } from '#designer/commands/reading/clauses'
import { TAKES_AWAY } from '#designer/commands/reading/unsaid'

/** Of all ways to read a part, how likely one must be to be carried out unasked. */
const SURE = 0.55
/** Of what takes things away, and of that where words are unread. */
const SURE_AWAY = 0.7
const SURE_UNREAD = 0.85
/** Where the part as a whole is unlike what was seen before. */
const SURE_ODD = 0.84
const ODD = 0.15
const TOO_ODD = 0.05
/** Above this sense more than one word may be unread. */
const SENSE_UNREAD = 0.25
/** Above this it is worth saying why something cannot be done. */
const LIKELY = 0.3
const OFFERED = 0.03
/** Of what only names things, or is less likely than that it cannot be done. */
const OFFERED_BARE = 0.12
const LEAST_SHARE = 0.1
const MOST_OFFERED = 6
/** What nobody can do by words. */
const REFUSALS = new Set(['cannot', 'vague', 'undo', 'picture', 'aside'])

/** Whether it needs no question; `likelihood` may be that of several meanings that come to the same. */
export function isSure(
  { sense }: Clause,
  meaning: Meaning,
  { likelihood }: { likelihood: number } = meaning
): boolean {
  const { label, isPartly, isBare, unknown } = meaning
  const isAway = TAKES_AWAY.has(label)
  if (isPartly || (isAway && isBare) || sense < TOO_ODD) return false
  if (unknown > 1 && sense < SENSE_UNREAD) return false
  const bar = isAway ? (unknown > 0 ? SURE_UNREAD : SURE_AWAY) : SURE
  return likelihood >= (sense < ODD ? Math.max(bar, SURE_ODD) : bar)
}

/** Whether it is worth saying why it cannot be done. */
export function isLikely({ likelihood }: Meaning): boolean {
  return likelihood >= LIKELY
}

/** What may be meant, where it is not sure. */
export function offered({ meanings }: Clause): Meaning[] {
  const [first] = meanings
  const least = REFUSALS.has(first.label) ? LEAST_SHARE * first.likelihood : 0
  return meanings
    .filter(
      ({ likelihood, label, isBare }) =>
        !REFUSALS.has(label) && likelihood >= Math.max(least, isBare ? OFFERED_BARE : OFFERED)
    )
    .slice(0, MOST_OFFERED)
}
