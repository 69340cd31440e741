import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import type { Stretch } from '#designer/sheet/sheet'

const quote = /["“„«]([^"“”„«»\n]{12,500})["”“»][ ,]{0,2}/gu
const said =
  'says|said|wrote|writes|sagt|meint|schreibt|schrieb|a écrit|a dit|écrit|dit|dice|dijo|escribió|ha detto|ha scritto|scrive|zegt|schreef|zei|diz|disse|escreveu'
/** Up to the end of its sentence, in a few words: "– a guest from Utrecht", "dice la violinista Hanne Lund". */
const by = new RegExp(
  `^(?:\\n?[–—-]{1,2} ?|\\(|(?:${said}) )(\\p{L}[\\p{L}'’.-]{0,25}(?:(?:, | )(?:[\\p{L}'’-]{1,25}|\\p{Lu}\\.|&)){0,7}?)(?=[.)\\n;"“]|$)`,
  'u'
)

/** What others said: four words and more in quotes, with who said it. */
export function annotateQuotes(reading: Reading): void {
  for (const { 0: found, 1: text, index } of reading.prompt.matchAll(quote)) {
    const inner: Stretch = [index + 1, index + 1 + text.length]
    if (text.trim().split(/\s+/).length < 4 || !reading.isFree(inner)) continue
    const next = reading.prompt.slice(index + found.length, index + found.length + 90)
    const source = by.exec(next)
    if (!source) continue
    const value = { text: text.trim().replace(/,$/, ''), by: source[1] }
    const end = index + found.length + source[0].length
    claim(reading, 'quotes.sourced', {
      field: 'own_words.quotes',
      value,
      from: [index, end],
    })
  }
}
