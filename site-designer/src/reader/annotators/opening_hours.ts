import { saidIn, type Heading, type Said } from '#designer/reader/hours/said'
import { withNeighbours, writeHours } from '#designer/reader/hours/week'
import type { Line, Reading } from '#designer/reader/reading'
import { hoursClauses } from '#designer/reader/shapes/hours_clauses'
import { hoursTokens, mightSayHours, type HoursToken } from '#designer/reader/shapes/hours_tokens'

/** Nobody says more hours than this. */
const mostLines = 150

/**
 * Fills the week of a place from days with times that leave nothing open. Hours with an exception
 * stay as typed in the notes; days with times that could be those of a class are suggested.
 */
export function annotateHours(reading: Reading): void {
  const said: Said[] = []
  let heading: Heading
  let wasHours = false
  hoursLines(reading).forEach(({ above, ...line }, number) => {
    const { code } = reading.language
    const tokens = hoursTokens(line.text, code)
    const clauses = hoursClauses(tokens, line.text, code)
    if (above) heading = headingOf(hoursTokens(above.slice(0, 60), code), above)
    else if (clauses.length === 0 && !wasHours) heading = headingOf(tokens, line.text)
    for (const sentence of sentences(tokens)) {
      said.push(...saidIn(sentence, { reading, line, number, tokens, clauses, heading }))
    }
    wasHours = clauses.length > 0
  })
  writeHours(reading, withNeighbours(said))
}

/**
 * The lines that may say hours, each with the line above where that says none. A line of days alone
 * is one with the line of its times.
 */
function hoursLines({ lines, prompt, language: { code } }: Reading): (Line & { above?: string })[] {
  const found: (Line & { above?: string })[] = []
  for (let at = 0; at < lines.length && found.length < mostLines; at++) {
    const { from, text } = lines[at]
    if (!mightSayHours(text, code)) continue
    const above =
      at > 0 && !mightSayHours(lines[at - 1].text, code) ? lines[at - 1].text : undefined
    const kinds = text.length < 40 ? hoursTokens(text, code).map(({ kind }) => kind) : []
    const isDays =
      kinds.includes('day') && kinds.every((kind) => ['day', 'noise', 'to', 'and'].includes(kind))
    if (isDays && at + 1 < lines.length) at++
    const end = lines[at].from[1]
    found.push({ from: [from[0], end], text: prompt.slice(from[0], end), above })
  }
  return found
}

function headingOf(tokens: HoursToken[], text: string): Heading {
  if (text.length > 50 || /\d|[.!?]$/.test(text)) return undefined
  const has = (kind: HoursToken['kind']) => tokens.some((token) => token.kind === kind)
  if (has('other')) return 'other'
  if (has('exception') || has('month')) return 'exception'
  return has('open') ? 'hours' : undefined
}

function sentences(tokens: HoursToken[]): [number, number][] {
  const stops = tokens.flatMap(({ kind }, at) => (kind === 'stop' ? [at] : []))
  return [...stops, tokens.length].map((end, at) => [at === 0 ? 0 : stops[at - 1] + 1, end])
}
