import { isSubject, isTown, type Candidate } from '#designer/reader/names/candidate'
import type { Reading } from '#designer/reader/reading'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { isShouted, nameRunAt } from '#designer/reader/shapes/name_run'

/** A name is said early or not at all. */
const early = 220
const mostRuns = 6
const mostGuesses = 2
const starts = /(?:^|[.!?\n:] ?|, | for | für | pour | per | voor | para | 😢 ?)(?=["“„«]?\p{Lu})/gu

/** One word is a name only where a mark or "is" stands behind it. */
const isSetOff = /^(?:[,:\n(]| [-–—] | (?:is|are) )/u

/** Capitals where people put a name: at the head of a sentence, behind a comma, behind "for". Guesses. */
export function namesByPosition(reading: Reading): Candidate[] {
  const head = reading.prompt.slice(0, early)
  return Array.from(head.matchAll(starts), ({ 0: lead, index }) => index + lead.length)
    .slice(0, mostRuns)
    .flatMap((at): Candidate[] => {
      const run = nameRunAt(reading.prompt, at, reading.language.code)
      if (!run || !isSubject(reading, run) || isTown(reading, run)) return []
      const text = reading.text(run.from)
      const isAlone = !/ .*\p{Lu}/u.test(text)
      // "Sprechzeiten Mo 9-12" says when.
      const isTime = hoursTokens(text, reading.language.code).at(-1)?.kind === 'day'
      if (
        isTime ||
        isShouted(text) ||
        (isAlone && !isSetOff.test(reading.prompt.slice(run.from[1])))
      )
        return []
      return [{ from: run.from, evidence: 'name.position' }]
    })
    .slice(0, mostGuesses)
}
