import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { datesIn } from '#designer/reader/shapes/calendar'

const before = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:closed|shut|on holiday|on leave|away)(?: for \\p{L}+)? (?:until|till|til)(?: the)?',
    'geschlossen bis(?: zum| einschließlich)?|(?:urlaub|betriebsferien) bis(?: zum)?|bis(?: zum)?',
    "fermée?s? jusqu['’]au|cerrad[oa]s? hasta el|chius[oi] fino al|gesloten tot(?: en met)?|fechad[oa]s? até(?: ao)?",
  ].join('|')})\\s*$`,
  'iu'
)
const after = /^\s*(?:geschlossen|['’]?\p{L}{0,3}\s?kadar (?:kapalı|tatil)\p{L}*)/iu

const hint =
  /clos|shut|holiday|leave|away|geschl|urlaub|ferien|ferm|cerrad|chius|geslot|fechad|kapal|tatil/i

/** Fills until when a place is closed, where a date with its month is said. Runs before the hours. */
export function annotateClosedUntil(reading: Reading): void {
  for (const { from, text } of reading.lines) {
    if (!hint.test(text)) continue
    for (const { start, end } of datesIn(text, reading.language.code)) {
      const lead = before.exec(text.slice(Math.max(0, start - 40), start))
      const rest = after.exec(text.slice(end, end + 40))
      const isSaid = lead && (/\s(?:bis|zum)\s*$/i.test(lead[0]) || !/^bis/i.test(lead[0]) || rest)
      if (!isSaid && !(rest && /kadar/i.test(rest[0]))) continue
      if (lead && /^bis/i.test(lead[0]) && !rest) continue
      const first = from[0] + start - (lead?.[0].length ?? 0)
      const last = from[0] + end + (rest?.[0].length ?? 0)
      claim(reading, 'hours.closed_until', {
        field: 'where.closed_until',
        value: text.slice(start, end),
        from: [from[0] + start, from[0] + end],
        whole: [first, last],
      })
    }
  }
}
