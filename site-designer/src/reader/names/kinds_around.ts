import type { Reading } from '#designer/reader/reading'
import { kindNounAt } from '#designer/reader/shapes/kind_noun'
import { tokensOf } from '#designer/language/tokens'
import type { Stretch } from '#designer/sheet/sheet'

/** What it is stands before it. */
export function kindsBefore(
  { prompt, language }: Reading,
  start: number
): Record<'right' | 'mark', boolean> {
  const from = Math.max(0, start - 40)
  const lead = tokensOf(prompt.slice(from, start), from).slice(-3)
  const gap = prompt.slice(lead.at(-1)?.to ?? start, start)
  const isBehind = lead.some(
    (_, at) => kindNounAt(lead, at, language.code)?.last === lead.length - 1
  )
  return {
    right: isBehind && gap === ' ',
    mark: isBehind && /^[,:–-]| [–-]/.test(gap),
  }
}

/** What it is stands behind it. */
export function isKindBehind({ prompt, language }: Reading, end: number): boolean {
  const tail = tokensOf(prompt.slice(end, end + 70), end).slice(0, 8)
  const first = tail.findIndex((_, at) => kindNounAt(tail, at, language.code))
  const between = first < 0 ? '.' : prompt.slice(end, tail[first].from)
  return !/[.!?;\n]| (?:in|of|for|at|from|with|near|like|next|von|de|di) /.test(between)
}

/** Whether what it is stands at its start, at its end, or is all of it. */
export function kindsWithin(
  { prompt, language: { code } }: Reading,
  [start, end]: Stretch
): Record<'isFirst' | 'isLast' | 'isWhole', boolean> {
  const own = tokensOf(prompt.slice(start, end), start)
  const noun = own.length > 0 ? kindNounAt(own, 0, code) : undefined
  const from = Math.max(0, own.length - 3)
  const isLast = own
    .slice(from)
    .some((_, at) => kindNounAt(own, from + at, code)?.last === own.length - 1)
  return { isFirst: noun !== undefined, isLast, isWhole: noun?.last === own.length - 1 }
}
