import { claim } from '#designer/reader/claim'
import type { DatedEvent, Stretch } from '#designer/sheet/sheet'
import type { Line, Reading } from '#designer/reader/reading'
import { datesIn } from '#designer/reader/shapes/calendar'
import { trim } from '#designer/reader/shapes/trim'

const noEvents =
  /(?<!\p{L})(?:clos(?:ed|ing|ure)|shut|deadline|apply|applications?|due|until|till|since|born|founded|established|opened|holidays?|geschlossen|bis|seit|anmeldeschluss|geboren|ferm[ée]|fermeture|jusqu|depuis|cerrado|hasta|desde|chius[oa]|fino|gesloten|sluit|tot|sinds|fechado|até|kapalı|son başvuru|kadar|beri|kuruldu)/iu
const programme =
  /^(?:(?:upcoming|our|next|the)\s)?(?:events?|dates|programme|program|what['’]s on|gigs|tour(?: dates)?|shows|concerts|exhibitions|schedule|termine|veranstaltungen|programm|konzerte|agenda|événements|concerts|eventos|conciertos|eventi|concerti|evenementen|optredens|etkinlikler|konserler|program)\s*:?$/iu
const mostSuggested = 12
/** No programme is longer. */
const mostLines = 400

/**
 * Fills the dates of a programme: two lines or more that start with a date and say what is on, or one
 * under a heading such as "Events". Any other date that could be an event is suggested.
 */
export function annotateDates(reading: Reading): void {
  let suggested = 0
  const filled = new Set(programmeLines(reading))
  for (const line of reading.lines.slice(0, mostLines)) {
    const dates = datesIn(line.text, reading.language.code)
    if (filled.has(line)) {
      fill(reading, line, dates[0])
      continue
    }
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

function programmeLines(reading: Reading): Line[] {
  const isEntry = reading.lines.slice(0, mostLines).map((line) => {
    const [date, other] = line.text.length < 200 ? datesIn(line.text, reading.language.code) : []
    if (!date || other || !/^[\s*•·–-]*$/.test(line.text.slice(0, date.start))) return false
    const title = line.text.slice(date.end)
    return (
      /^\s*[-–—:,|•·\t(]|^\s{2,}|^\s\p{Lu}/u.test(title) &&
      /\p{L}{2}/u.test(title) &&
      !noEvents.test(line.text) &&
      reading.isFree(line.from)
    )
  })
  return reading.lines.filter((_, at) => {
    if (!isEntry[at]) return false
    let above = at - 1
    while (isEntry[above]) above--
    return isEntry[at - 1] || isEntry[at + 1] || programme.test(reading.lines[above]?.text ?? '')
  })
}

function fill(reading: Reading, { from, text }: Line, date: { start: number; end: number }): void {
  const title = trim(reading.prompt, [from[0] + date.end, from[1]])
  claim(reading, 'dates.programme', {
    field: 'dates',
    value: { when: text.slice(date.start, date.end), title: reading.text(title) },
    from: [from[0] + date.start, from[1]],
    whole: from,
    why: 'perhaps_an_event',
  })
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
