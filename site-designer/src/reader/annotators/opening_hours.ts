import { saidIn, type HoursSentence } from '#designer/reader/hours/said'
import { withNeighbours, writeHours } from '#designer/reader/hours/week'
import type { Line, Reading } from '#designer/reader/reading'
import { hoursTokens, saysHours } from '#designer/reader/shapes/hours_tokens'

/** Nobody says more hours than this. */
const mostLines = 150

/**
 * Fills the week of a place from days with times that leave nothing open. Hours with an exception
 * stay as typed in the notes; days with times that could be those of a class are suggested.
 */
export function annotateHours(reading: Reading): void {
  const said = hoursLines(reading).flatMap((line, number) =>
    sentencesOf(line, reading.language.code).flatMap((sentence) =>
      saidIn(sentence, { reading, line, number })
    )
  )
  writeHours(reading, withNeighbours(said))
}

/** The lines that may say hours. */
const hoursLines = ({ lines, language: { code } }: Reading): Line[] =>
  lines.filter(({ text }) => saysHours(hoursTokens(text, code))).slice(0, mostLines)

function sentencesOf({ text }: Line, language: string): HoursSentence[] {
  const sentences: HoursSentence[] = [{ from: [0, text.length], tokens: [] }]
  for (const token of hoursTokens(text, language)) {
    const last = sentences.at(-1)!
    if (token.kind !== 'stop') last.tokens.push(token)
    else {
      last.from[1] = token.start
      sentences.push({ from: [token.end, text.length], tokens: [] })
    }
  }
  return sentences
}
