import { saidIn, type Said } from '#designer/reader/hours/said'
import { withNeighbours, writeHours } from '#designer/reader/hours/week'
import type { Line, Reading } from '#designer/reader/reading'
import { hoursClauses } from '#designer/reader/shapes/hours_clauses'
import { hoursTokens, saysHours, type HoursToken } from '#designer/reader/shapes/hours_tokens'

/** Nobody says more hours than this. */
const mostLines = 150

/**
 * Fills the week of a place from days with times that leave nothing open. Hours with an exception
 * stay as typed in the notes; days with times that could be those of a class are suggested.
 */
export function annotateHours(reading: Reading): void {
  const { code } = reading.language
  let isOther = false
  const said = hoursLines(reading).flatMap((line, number): Said[] => {
    const tokens = hoursTokens(line.text, code)
    const clauses = hoursClauses(tokens, line.text, code)
    // "Classes" above a list: times of something else.
    if (clauses.length === 0)
      isOther = line.text.length < 50 && tokens.some(({ kind }) => kind === 'other')
    const context = { reading, line, number, tokens, clauses, isOther }
    return sentences(tokens).flatMap((sentence) => saidIn(sentence, context))
  })
  writeHours(reading, withNeighbours(said))
}

/** The lines that may say hours; a line of days alone is one with the line of its times. */
function hoursLines({ lines, prompt, language: { code } }: Reading): Line[] {
  const found: Line[] = []
  for (let at = 0; at < lines.length && found.length < mostLines; at++) {
    const { from, text } = lines[at]
    const tokens = hoursTokens(text, code)
    if (!saysHours(tokens)) continue
    const kinds = text.length < 40 ? tokens.map(({ kind }) => kind) : []
    const isDays =
      kinds.includes('day') && kinds.every((kind) => ['day', 'noise', 'to', 'and'].includes(kind))
    if (isDays && at + 1 < lines.length) at++
    const end = lines[at].from[1]
    found.push({ from: [from[0], end], text: prompt.slice(from[0], end) })
  }
  return found
}

function sentences(tokens: HoursToken[]): [number, number][] {
  const stops = tokens.flatMap(({ kind }, at) => (kind === 'stop' ? [at] : []))
  return [...stops, tokens.length].map((end, at) => [at === 0 ? 0 : stops[at - 1] + 1, end])
}
