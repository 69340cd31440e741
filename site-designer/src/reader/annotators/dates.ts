import { claim } from '#designer/reader/claim'
import type { DatedEvent, Stretch } from '#designer/sheet/sheet'
import type { Line, Reading } from '#designer/reader/reading'
import { datesIn } from '#designer/language/calendar'
import { trim } from '#designer/reader/shapes/trim'

const noEvents =
  /(?<!\p{L})(?:clos(?:ed|ing|ure)|shut|deadline|apply|applications?|due|until|till|since|born|founded|established|opened|holidays?|geschlossen|bis|seit|anmeldeschluss|geboren|ferm[ée]|fermeture|jusqu|depuis|cerrado|hasta|desde|chius[oa]|fino|gesloten|sluit|tot|sinds|fechado|até|kapalı|son başvuru|kadar|beri|kuruldu)/iu
const mostSuggested = 12
/** No programme is longer. */
const mostLines = 400

/** Suggests each date that could be an event, with its sentence as the title. */
export function annotateDates(reading: Reading): void {
  let suggested = 0
  for (const line of reading.lines.slice(0, mostLines)) {
    const dates = datesIn(line.text, reading.language.code)
    for (const { start, end } of dates.slice(0, mostSuggested)) {
      const from = sentenceAround(line, start, end)
      if (noEvents.test(reading.text(from)) || !reading.isFree(from) || suggested >= mostSuggested)
        continue
      const value = eventOf(line.text.slice(start, end), reading, from, line.from[0] + start)
      if (!value) continue
      claim(reading, 'dates.in_sentence', { field: 'dates', value, from, why: 'perhaps_an_event' })
      suggested++
    }
  }
}

/** The title is the sentence without the date; a sentence of many words has none. */
function eventOf(
  when: string,
  { prompt }: Reading,
  from: Stretch,
  at: number
): DatedEvent | undefined {
  const [before, after] = [trim(prompt, [from[0], at]), trim(prompt, [at + when.length, from[1]])]
  const title = [before, after]
    .map(([start, end]) => prompt.slice(start, end))
    .find((words) => /\p{L}{3}/u.test(words))
  const words = title
    ?.replace(/(?:\s(?:on|am|le|el|il|op|em|no|at|is|for|the|ist|est|es|è)){1,3}$/iu, '')
    .trim()
  return words && words.length <= 80 ? { when, title: words } : undefined
}

function sentenceAround({ from, text }: Line, start: number, end: number): Stretch {
  const first = Math.max(
    ...['. ', '! ', '? ', '; '].map((mark) => text.lastIndexOf(mark, start - 1) + 1),
    start - 160,
    0
  )
  const stops = ['. ', '! ', '? ', '; ']
    .map((mark) => text.indexOf(mark, end))
    .filter((at) => at >= 0)
  return trim(text, [first, Math.min(...stops, end + 160, text.length)]).map(
    (at) => at + from[0]
  ) as Stretch
}
