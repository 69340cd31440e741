import type { SlotAt } from '#designer/commands/reading/slots_in'
import type { Sentence } from '#designer/commands/reading/features'

const ARTICLES = /^(?:the|a|an|our|my|all|this|your)$/
const MOST = 0.6

/** How a slot fits what the page or the sheet has names for: it is a name, cuts one in two, or says none. */
export function fitOf({ tokens, names, isTold }: Sentence, slot: SlotAt): string[] {
  const { name, end } = slot
  let { from } = slot
  while (from < end - 1 && ARTICLES.test(tokens[from].word)) from++
  const found = new Set<string>()
  for (const one of names) {
    if (one.end <= from || one.from >= end) continue
    const isSame = one.from === from && one.end === end
    const isWithin = one.from >= from && one.end <= end
    const isAround = one.from <= from && one.end >= end
    const how = isSame ? 'is' : isWithin ? 'holds' : isAround ? 'lies in' : 'cuts'
    found.add(`${name} ${how} name ${one.sort}`)
  }
  const words = tokens
    .slice(from, end)
    .flatMap(({ isMark }, at) => (isMark ? [] : isTold[from + at]))
  const share = words.filter(Boolean).length / Math.max(1, words.length)
  found.add(
    `${name} told ${share === 1 ? 'all' : share > MOST ? 'most' : share > 0 ? 'some' : 'none'}`
  )
  found.add(`${name} length ${Math.min(6, words.length)}`)
  return [...found]
}
