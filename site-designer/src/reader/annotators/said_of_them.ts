import { forVisitors } from '#designer/reader/judge/clauses'
import type { Reading } from '#designer/reader/reading'
import type { Stretch } from '#designer/sheet/sheet'

const fewestWords = 3
/** A word such as "that" and what the thing does; "which we opened" and "that is" go on with something else. */
const does =
  /^,? (?:(?:that|which) (?=(?!(?:is|was|has|this|its|us)\s)\p{Ll}{2,}s\s)|qui (?!est|sont|a\s)(?=\p{Ll})|che (?!è|sono|ha\s)(?=\p{Ll}))/u

/**
 * What a sentence that asks for a page says of the thing that the page is for: "helps flatmates split bills
 * fairly" of "a page for our app Tallyho that helps flatmates split bills fairly".
 */
export function saidOfThem(reading: Reading, sentence: Stretch): Stretch | undefined {
  const at = [reading.nameAt, reading.kindAt].find(
    (one) => one && sentence[0] <= one[0] && one[1] <= sentence[1]
  )?.[1]
  if (at === undefined) return undefined
  const joint = does.exec(reading.text([at, sentence[1]]))?.[0]
  if (joint === undefined) return undefined
  const start = at + joint.length
  const text = reading.text([start, sentence[1]]).replace(/[\s.!?…]+$/, '')
  const from: Stretch = [start, start + text.length]
  const isTold =
    text.split(/\s+/).length >= fewestWords &&
    reading.isFree(from) &&
    forVisitors(reading.judge(from, sentence)) !== 'no'
  return isTold ? from : undefined
}
