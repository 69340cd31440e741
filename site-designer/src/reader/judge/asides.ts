import { clausesToJudge, forVisitors } from '#designer/reader/judge/clauses'
import type { Reading } from '#designer/reader/reading'
import type { Stretch } from '#designer/sheet/sheet'

/** A clause of a sentence for visitors may be this doubtful; one in brackets is easily left out. */
const leastOfClause = 0.3
const leastOfBracket = 0.6
/** A sentence of which nothing can be left out has to be surer. */
const surely = 0.7

/**
 * The parts of a sentence that stand on the page: all of it, or what is left without brackets and other
 * clauses that are said to us. None where the rest is not clearly for visitors.
 */
export function withoutAsides(reading: Reading, sentence: Stretch): Stretch[] {
  const clauses = clausesToJudge(reading, sentence)
  const asides = clauses.filter((clause) => {
    const least = isInBrackets(reading, clause, sentence) ? leastOfBracket : leastOfClause
    return reading.judge(clause, sentence).visitors < least
  })
  if (asides.length === 0) return forVisitors(reading.judge(sentence)) === 'yes' ? [sentence] : []
  if (asides.length === clauses.length) return []
  const parts = cut(reading, sentence, joined(reading, asides))
  // What is doubtful only where it stands alone is told by its sentence.
  if (!parts) return reading.judge(sentence).visitors > surely ? [sentence] : []
  return isForVisitors(reading, parts, sentence) ? parts : []
}

function isInBrackets({ prompt }: Reading, [start]: Stretch, sentence: Stretch): boolean {
  const front = prompt.slice(sentence[0], start)
  return [')', ']'].some((close, at) => front.lastIndexOf('(['[at]) > front.lastIndexOf(close))
}

/** Asides that only a comma parts are one. */
function joined({ prompt }: Reading, asides: Stretch[]): Stretch[] {
  const all: Stretch[] = []
  for (const [start, end] of asides) {
    const last = all.at(-1)
    if (last && /^[,;] ?$/.test(prompt.slice(last[1], start))) last[1] = end
    else all.push([start, end])
  }
  return all
}

/** Each part by itself; short ones are judged with their sentence. */
function isForVisitors(reading: Reading, parts: Stretch[], sentence: Stretch): boolean {
  const long = parts.filter(([start, end]) => end - start >= 12)
  const judged = long.length > 0 ? long : [sentence]
  return judged.every((part) => forVisitors(reading.judge(part, sentence)) === 'yes')
}

/** A sentence without some of its clauses and the marks around them; nothing where it would not read well. */
function cut({ prompt }: Reading, [start, end]: Stretch, asides: Stretch[]): Stretch[] | undefined {
  const parts: Stretch[] = []
  let from = start
  for (const [first, last] of asides) {
    const before = prompt.slice(from, first)
    const behind = prompt.slice(last, end)
    const open = / ?[([] ?$| [–—-] $/.exec(before)?.[0]
    const close = /^[.!?…]*[)\]]|^ [–—-](?= )|^[.!?…]*$/.exec(behind)?.[0]
    if (open === undefined || close === undefined) return undefined
    if (first - open.length > from) parts.push([from, first - open.length])
    from = last + close.length
  }
  if (from < end) parts.push([from, end])
  return parts
}
