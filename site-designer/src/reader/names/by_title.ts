import { isSubject, isTown, kindWithin, type Candidate } from '#designer/reader/names/candidate'
import type { Reading } from '#designer/reader/reading'
import { kindNounAt } from '#designer/reader/shapes/kind_noun'
import { nameRunAt } from '#designer/reader/shapes/name_run'
import { tokensOf } from '#designer/reader/shapes/tokens'

/** A line of its own at the top, with more lines below it; a kind may stand behind it. */
export function namesByTitle(reading: Reading): Candidate[] {
  const [line, next] = reading.lines
  if (!line || !next || line.text.length > 60) return []
  const run = nameRunAt(reading.prompt, line.from[0], reading.language.code)
  if (!run || run.isQuoted || !isSubject(reading, run)) return []
  const tokens = tokensOf(reading.text(run.from), run.from[0])
  if (kindNounAt(tokens, 0, reading.language.code)?.last === tokens.length - 1) return []
  const tail = reading.prompt.slice(run.from[1], line.from[1])
  const isParted = /^(?: ?[|·•:–—]| - |, )/.test(tail) && kindWithin(reading, run.from[1] + 1)
  if (tail !== '' && !isParted) return []
  const isUnsure = run.ambiguous || tokens.length > 6 || isTown(reading, run)
  return [{ from: run.from, evidence: isUnsure ? 'name.guess' : 'name.cued' }]
}
