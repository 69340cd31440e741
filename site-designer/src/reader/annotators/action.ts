import { asksIn } from '#designer/copy/asks'
import type { Reading } from '#designer/reader/reading'
import { negative } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'
import { fold } from '#designer/text/letters'
import { wordsLanguage, type Language } from '#designer/text/language'
import { capital, listed } from '#designer/text/normalise'

const mostWords = 5
/** "at", "über": a short word before an address leads to it. */
const longestJoint = 4
/** Languages whose verb stands behind what it is about: "einen Tisch reservieren". */
const verbLast = new Set<Language>(['de', 'nl', 'tr'])

/**
 * What visitors are asked to do: of a sentence that is a wish, or that gives an address of the web, the words from
 * what is asked up to the address. "Visitors should book a table at x.example" is a button "Book a table".
 */
export function annotateAction(reading: Reading): void {
  const { sheet, sentences } = reading
  for (const sentence of sentences) {
    const link = sheet.contact.links.find(({ from }) => from && isWithin(from, sentence))
    if (!link && !isWish(reading, sentence)) continue
    const stretch: Stretch = link?.from ? [sentence[0], link.from[0]] : sentence
    const label = actionIn(reading.text(stretch), wordsLanguage(reading.language.code))
    if (!label) continue
    // A network has a name of its own, and a host is none.
    if (link?.value.label.includes('.')) link.value.label = label
    sheet.contact.action ??= { value: label, source: 'said', from: stretch }
  }
}

function actionIn(text: string, language: Language): string | undefined {
  if (negative.test(text)) return undefined
  const [ask] = asksIn(text, language)
  if (!ask || verbLast.has(language)) return ask?.say
  const [verb] = fold(ask.say).split(' ')
  const words = text.split(/\s+/)
  const at = words.findLastIndex((word) => fold(word).replace(/[^\p{L}]/gu, '') === verb)
  if (at < 0) return ask.say
  const and = listed(['', ''], language).trim()
  const behind = words.slice(at)
  const end = behind.findIndex(
    (word, index) => word === and || (index > 0 && /[.,;:!?)"”]$/.test(behind[index - 1]))
  )
  const told = (end < 0 ? behind : behind.slice(0, end)).filter(Boolean)
  if (end < 0 && told.length > 1 && told.at(-1)!.length <= longestJoint) told.pop()
  const label = told.join(' ').replace(/["“”'.,;:!?)]+$/u, '')
  return told.length <= mostWords ? capital(label, language) : ask.say
}

/** Whether most of what nothing else took of a sentence wishes for something. */
function isWish(reading: Reading, [start, end]: Stretch): boolean {
  let wishes = 0
  for (let at = start; at < end; at++) if (reading.takenAs(at) === 'wish') wishes++
  return wishes * 2 > end - start
}

const isWithin = ([start, end]: Stretch, [from, to]: Stretch) => start >= from && end <= to
