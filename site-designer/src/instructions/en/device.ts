import type { ReadWords } from '#designer/instructions/words/lexicon'
import { has } from '#designer/instructions/words/piece'
import { qualified } from '#designer/instructions/words/qualities'
import type { Verb } from '#designer/instructions/words/sense'

const device =
  /["“«„][^"”»“]*["”»“]|(?<on> (?:when i look )?on (?:my|a|the|their|an) (?:i?phone|mobile|cell|laptop|computer|tablet|ipad|screen)(?: screen)?)(?=$|[,.])/gi

const bad =
  /\b(?:too|hard(?:ly)?|difficult|barely|odd|strange|wrong|broken|bad|awful|terrible|can['’]?t|cannot|unreadable)\b/i
// Behind these stand words for the page, or what is sold.
const publishing: Verb[] = ['change', 'rename', 'replace', 'write', 'add', 'put', 'sell', 'link']

/**
 * "Too small on my phone": where it was seen changes nothing. "Films on the screen" are called that,
 * so only what says how something looks or is to look loses it.
 */
export function withoutDevice(text: string, read: ReadWords): string {
  return text.replace(device, (found: string, on: string | undefined, at: number) =>
    on && isSeen(text.slice(0, at), read) ? '' : found
  )
}

function isSeen(before: string, read: ReadWords): boolean {
  const said = before.slice(before.lastIndexOf(',') + 1)
  if (before.includes(':') || /\p{Ll}\s+(?!I\b)\p{Lu}/u.test(said)) return false
  // "Hard to see" puts nothing anywhere.
  const pieces = read(said.replace(/\bto (?:see|read)$/i, ''))
  if (publishing.some((verb) => has(pieces, 'verb', verb))) return false
  return bad.test(said) || has(pieces, 'degree') || qualified(pieces)
}
