import { claim } from '#designer/reader/claim'
import { isDoubtfulWay } from '#designer/reader/judge/clauses'
import type { Reading } from '#designer/reader/reading'
import type { Stretch } from '#designer/sheet/sheet'

const pattern =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,4}\p{L}{2,20}(?![\p{L}\p{N}-])/gu

/** "From: Ada Lume <ada@lume.example>": a letter that was passed on. */
const letterHead =
  /(?:^|\n)[ >]{0,4}(?:from|to|cc|von|an|de|à|para|da|a|van|aan|kimden|kime): [^\n<]{0,60}<$/i

/** E-mail addresses, as typed, each once. */
export function annotateEmails(reading: Reading): void {
  for (const { 0: value, index } of reading.prompt.matchAll(pattern)) {
    const from: Stretch = [index, index + value.length]
    const isOfLetter = letterHead.test(reading.prompt.slice(Math.max(0, index - 90), index))
    const evidence = isOfLetter || isDoubtfulWay(reading, from) ? 'doubtful' : 'written'
    claim(reading, `contact.${evidence}`, { field: 'contact.emails', value, from })
  }
}
