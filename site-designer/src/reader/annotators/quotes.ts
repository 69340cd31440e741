import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { isTold } from '#designer/reader/shapes/told'
import type { Stretch } from '#designer/sheet/sheet'

const quote = /["“„«]([^"“”„«»\n]{12,500})["”“»][ ,]{0,2}/gu
const said =
  'says|said|wrote|writes|sagt|meint|schreibt|schrieb|a écrit|a dit|écrit|dit|dice|dijo|escribió|ha detto|ha scritto|scrive|zegt|schreef|zei|diz|disse|escreveu'
/** Up to the end of its sentence, in a few words: "– a guest from Utrecht", "dice la violinista Hanne Lund". */
const by = new RegExp(
  `^(?:\\n?[–—-]{1,2} ?|\\(|(?:${said}) )(@?\\p{L}[\\p{L}'’.-]{0,25}(?:(?:, | )(?:[\\p{L}'’-]{1,25}|\\p{Lu}\\.|&)){0,7}?)(?=[.)\\n;"“]|$)`,
  'u'
)

const names = /(?<!\p{L})\p{Lu}[\p{L}'’.-]*/gu
/** A sentence of its own that is nobody's but theirs: "The Yorkshire Observer.", "Mr & Mrs Bevan, Craven Arms." */
const behind =
  /^(\p{Lu}[\p{L}'’.-]{0,25}(?:(?: (?:\p{Lu}[\p{L}'’.-]{0,25}|&|of|the|and)){1,4}(?:, [\p{L} '’-]{2,30}?)?|, [\p{L} '’-]{2,30}?))(?=[.\n]|$)/u
/** "Maggie T. said", "Sue from Leeds wrote:". */
const before = new RegExp(
  `(\\p{Lu}[\\p{L}'’-]{1,25}(?: (?:\\p{Lu}[\\p{L}'’.-]{0,25}|&|from|of|aus|de|di|uit|van|von)){0,4}),? (?:${said})[,:]? ?$`,
  'u'
)
/** In simple marks only behind who says it, where they are no apostrophe. */
const simple = new RegExp(
  `(?<=(?:${said})[,:]? )['‘]((?:[^'’\\n]|['’]\\p{L}){12,300})['’](?!\\p{L})`,
  'gu'
)

/** What others said: four words and more in quotes, with who said it. */
export function annotateQuotes(reading: Reading): void {
  const found = [...reading.prompt.matchAll(quote), ...reading.prompt.matchAll(simple)]
  for (const { 0: marked, 1: text, index } of found) {
    const inner: Stretch = [index + 1, index + 1 + text.length]
    if (text.trim().split(/\s+/).length < 4 || !reading.isFree(inner)) continue
    const next = reading.prompt.slice(index + marked.length, index + marked.length + 90)
    const front = before.exec(reading.prompt.slice(Math.max(0, index - 90), index))
    const after = by.exec(next) ?? (/[.!?…]$/.test(text) ? behind.exec(next) : null)
    const source = front ?? after
    if (!source || isTold(source[1].replaceAll(names, ''), reading.language.code)) continue
    const value = {
      text: text.trim().replace(/,$/, ''),
      by: source[1].replace(/(?<=\p{Ll})\.$/u, ''),
    }
    const start = front ? index - front[0].length : index
    const end = index + marked.length + (front ? 0 : source[0].length)
    claim(reading, 'quotes.sourced', {
      field: 'own_words.quotes',
      value,
      from: [start, end],
    })
  }
}
