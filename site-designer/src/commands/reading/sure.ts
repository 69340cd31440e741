import type { Clause, Meaning } from '#designer/commands/reading/clauses'
import { TAKES_AWAY } from '#designer/commands/reading/unsaid'

/** Above the first a meaning is carried out; above the second, where hardly anything else is likely. */
const SURE = 0.3
const SURE_ALONE = 0.1
const SHARE = 0.6
/** What takes things away; and what leaves several words unread. */
const SURE_REMOVAL = 0.45
const SURE_UNREAD = 0.6
/** A complaint about an item ("needs to stand out more") is read as its removal, up to 0.5. */
const SURE_ITEM_REMOVAL = 0.6
const SURE_ITEM_UNREAD = 0.75
const FEW_UNREAD = 2
/** Any words can be their value, so nothing on the page speaks for them. */
const OF_ANY_WORDS = new Set(['add_text', 'add_item', 'business_name', 'set', 'rename'])
/** Above this it is worth saying why something cannot be done. */
const LIKELY = 0.3
const OFFERED = 0.02
const MOST_OFFERED = 6
/** What nobody can do by words. */
const REFUSALS = new Set(['cannot', 'vague', 'undo', 'picture', 'chat'])

/** Whether it needs no question; `likelihood` may be that of several meanings that come to the same. */
export function isSure(
  { meanings }: Clause,
  meaning: Meaning,
  { likelihood }: { likelihood: number } = meaning
): boolean {
  const { label, unknown, isPartly, isBare } = meaning
  if (isPartly) return false
  if (TAKES_AWAY.has(label)) return !isBare && likelihood >= removalBar(meaning)
  const share = likelihood / meanings.reduce((sum, one) => sum + one.likelihood, 0)
  const isAlone = !OF_ANY_WORDS.has(label) && share >= SHARE && unknown <= 1
  const bar = unknown > FEW_UNREAD ? SURE_UNREAD : SURE
  return likelihood >= (isAlone ? SURE_ALONE : bar)
}

function removalBar({ label, unknown }: Meaning): number {
  if (label === 'remove_item') return unknown > 0 ? SURE_ITEM_UNREAD : SURE_ITEM_REMOVAL
  return unknown > 0 ? SURE_UNREAD : SURE_REMOVAL
}

/** Whether it is worth saying why it cannot be done. */
export function isLikely({ likelihood }: Meaning): boolean {
  return likelihood >= LIKELY
}

/** What may be meant, where it is not sure. */
export function offered({ meanings }: Clause): Meaning[] {
  return meanings
    .filter(({ likelihood, label }) => likelihood >= OFFERED && !REFUSALS.has(label))
    .slice(0, MOST_OFFERED)
}
