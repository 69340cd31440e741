import { featuresIn } from '../../../site-designer/src/reader/judge/features.ts'
import { classes } from '../../../site-designer/src/reader/judge/judge.ts'
import { Reading } from '../../../site-designer/src/reader/reading.ts'
import { clausesOf } from '../../../site-designer/src/language/clauses.ts'
import type { Stretch } from 'site-designer'
import { isToUs, lettersIn, type Letter, type Sample } from './corpus.ts'
import type { Example } from './weigh.ts'

const letterOf: Record<(typeof classes)[number], Letter> = {
  words: 'V',
  fact: 'F',
  wish: 'W',
  refusal: 'R',
  talk: 'T',
}

/** A clause of a sentence that is all of one sort says what its sentence says. */
const shareOfClause = 0.3
const mostClauses = 12
/** Fewer letters of another sort are the end of what stands beside. */
const fewestLetters = 4

/** The sentences of a sample, and the clauses of those that have several. */
export function examplesOf(sample: Sample): Example[] {
  const { prompt, language } = sample
  const { sentences } = new Reading(prompt, { code: language, sure: true })
  const letters = lettersIn(sample)
  const featuresOf = featuresIn({ prompt, language, sentences })
  return sentences.flatMap((sentence, at) => {
    const exampleOf = (stretch: Stretch, said: Letter[], share: number): Example => ({
      ...featuresOf(stretch, at),
      right: classes.map((one) => said.includes(letterOf[one])),
      share,
    })
    const whole = saidIn(prompt, letters, sentence)
    const clauses = clausesOf(prompt, sentence)
    return [
      // What holds a word to us is not for visitors as it stands.
      exampleOf(sentence, (whole.isMixed && whole.all.find(isToUs)) || whole.all[0], 1),
      ...(clauses.length < 2 ? [] : clauses.slice(0, mostClauses)).flatMap((clause) => {
        const { all, isMixed } = saidIn(prompt, letters, clause)
        return isMixed ? [] : [exampleOf(clause, all[0], whole.isMixed ? 1 : shareOfClause)]
      }),
    ]
  })
}

/** What the letters of a stretch are, the most first. */
function saidIn(
  prompt: string,
  letters: (Letter[] | undefined)[],
  [start, end]: Stretch
): { all: Letter[][]; isMixed: boolean } {
  const counts = new Map<string, number>()
  for (let at = start; at < end; at++)
    if (/[\p{L}\p{N}]/u.test(prompt[at])) {
      const key = (letters[at] ?? ['V']).join('')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  const sorted = [...counts].sort(([, one], [, other]) => other - one)
  const all = sorted
    .filter(([, count], at) => at === 0 || count >= fewestLetters)
    .map(([key]) => [...key] as Letter[])
  if (all.length === 0) all.push(['V', 'F'])
  return { all, isMixed: all.some(isToUs) && !all.every(isToUs) }
}
