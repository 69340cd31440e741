import type { Judgement } from '#designer/reader/judge/judge'
import type { Reading } from '#designer/reader/reading'
import { clausesOf } from '#designer/reader/shapes/clauses'
import { anyOf, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

/** A sentence of more is a list, and no wish. */
const mostClauses = 40

/** The parts of a sentence that may be said to somebody else than the rest; the sentence where it has one. */
export function clausesToJudge({ prompt }: Reading, sentence: Stretch): Stretch[] {
  const clauses = clausesOf(prompt, sentence)
  if (clauses.length > mostClauses) return []
  return clauses.length < 2 ? [sentence] : clauses
}

/** Whether it is likelier said to us than to visitors. */
export function isForUs(reading: Reading, stretch: Stretch, sentence: Stretch): boolean {
  return reading.judge(stretch, sentence).visitors < 0.5
}

/**
 * A number or an address in a sentence that is said to us or refuses something is offered, and not put
 * on the page: "the other one is 07700 900123, but that is hers".
 */
export function isDoubtfulWay(reading: Reading, from: Stretch): boolean {
  const sentence = reading.sentences.find(([start, end]) => start <= from[0] && from[1] <= end)
  if (!sentence) return false
  const { visitors, refusal } = reading.judge(sentence)
  return visitors < 0.1 || refusal > 0.5 || isNotPublic(reading.text(sentence), reading)
}

const notPublic = perLanguage((words) => anyOf(words.not_public, 'iu'))

function isNotPublic(text: string, { language }: Reading): boolean {
  return notPublic(language.code).test(text)
}

/** What becomes of a sentence: it stands on the page, is offered for it, or neither. */
export type ForVisitors = 'yes' | 'perhaps' | 'no'

/** From here on the words of a person stand on their page. */
export const bars = { yes: 0.6, perhaps: 0.2 }

export function forVisitors({ visitors }: Judgement): ForVisitors {
  return visitors >= bars.yes ? 'yes' : visitors >= bars.perhaps ? 'perhaps' : 'no'
}
