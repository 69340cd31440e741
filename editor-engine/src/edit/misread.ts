import { decode } from '../core/html/entities.ts'

/** No name of a character reference is longer. */
const LONGEST = 40

/**
 * Whether what stands before a change would be read together with what follows: `&am` and `p;`, or `<`
 * and a letter. The changed text by itself is read as it is meant.
 */
export function isMisread(before: string, insert: string, after: string): boolean {
  const [open] = /&[#\w]*$|<$/.exec(before.slice(-LONGEST)) ?? ['']
  const behind = after.slice(0, LONGEST)
  if (open === '<') return /^[a-z!?/]/i.test(insert + behind)
  return open !== '' && decode(open + insert + behind) !== decode(open) + decode(insert + behind)
}
