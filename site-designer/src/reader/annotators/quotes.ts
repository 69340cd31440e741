import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import type { Stretch } from '#designer/sheet/sheet'

const quote = /["“„«]([^"“”„«»\n]{12,500})["”“»][ ,]{0,2}/gu
const by =
  /^(?:\n?[–—-]{1,2} ?|\(|(?:says|said|sagt|dit|dice|zegt|diz|wrote|schrieb) )((?:\p{Lu}[\p{L}'’.-]{0,25}|[a-zà-ü]{2,3})(?: (?:\p{Lu}[\p{L}'’.-]{0,25}|&|and|und|et|y)){0,4}(?:, [\p{L} .'’-]{2,40}?)?(?:, \p{Lu}[\p{L}'’-]{1,20}(?=[.)\n]))?)(?=[.)\n;"“]|, |$)/u

/** A sentence of its own that is nobody's but theirs: "The Yorkshire Observer.", "Ifor, Tregaron." */
const behind =
  /^((?:\p{Lu}[\p{L}'’.-]{0,25})(?:(?: (?:\p{Lu}[\p{L}'’.-]{0,25}|&|of|the|and)){1,4}|, [\p{L} '’-]{2,30}?|(?: \p{Lu}[\p{L}'’-]{0,25}), [\p{L} '’-]{2,30}?))(?=[.\n]|$)/u

/** What others said: four words and more in quotes, with who said it. */
export function annotateQuotes(reading: Reading): void {
  for (const { 0: found, 1: text, index } of reading.prompt.matchAll(quote)) {
    const inner: Stretch = [index + 1, index + 1 + text.length]
    if (text.trim().split(/\s+/).length < 4 || !reading.isFree(inner)) continue
    const next = reading.prompt.slice(index + found.length, index + found.length + 90)
    const source = by.exec(next) ?? (/[.!?…]$/.test(text) ? behind.exec(next) : null)
    if (!source) continue
    const value = { text: text.trim(), by: source[1] }
    const end = index + found.length + source[0].length
    claim(reading, 'quotes.sourced', {
      field: 'own_words.quotes',
      value,
      from: [index, end],
    })
  }
}
