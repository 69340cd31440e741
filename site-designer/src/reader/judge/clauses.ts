import type { Judgement } from '#designer/reader/judge/judge'
import type { Reading } from '#designer/reader/reading'
import { clausesOf } from '#designer/language/clauses'
import { anyOf, perLanguage } from '#designer/language/words_of'
import { overlap } from '#designer/sheet/coverage'
import type { Stretch } from '#designer/sheet/sheet'

/** A sentence of more is a list, and no wish. */
const mostClauses = 40

const clausesBySentence = new WeakMap<Reading, Map<Stretch, Stretch[]>>()

/**
 * The parts of a sentence that may be said to somebody else than the rest; the sentence where it has one. They
 * are kept, since each of hundreds of addresses in one sentence asks for them.
 */
export function clausesToJudge(reading: Reading, sentence: Stretch): Stretch[] {
  const known = clausesBySentence.get(reading) ?? new Map<Stretch, Stretch[]>()
  clausesBySentence.set(reading, known)
  const clauses = known.get(sentence) ?? splitToJudge(reading, sentence)
  known.set(sentence, clauses)
  return clauses
}

function splitToJudge({ prompt }: Reading, sentence: Stretch): Stretch[] {
  const clauses = clausesOf(prompt, sentence)
  if (clauses.length > mostClauses) return []
  return clauses.length < 2 ? [sentence] : clauses
}

/**
 * A number or an address in a sentence that is said to us or refuses something is offered, and not put
 * on the page: "the other one is 07700 900123, but that is hers".
 */
export function isDoubtfulWay(reading: Reading, from: Stretch): boolean {
  const sentence = reading.sentences.find(([start, end]) => start <= from[0] && from[1] <= end)
  if (!sentence) return false
  const clause = clausesToJudge(reading, sentence).find(
    ([start, end]) => start <= from[0] && from[1] <= end
  )
  const isRefused = [sentence, clause ?? sentence].every(
    (part) => reading.judge(part, sentence).refusal > 0.5
  )
  return isRefused || isForbiddenIn(reading, [from[1], sentence[1]])
}

/** Whether it, or a part of it, is likelier said to us, or a refusal, than for those who visit the page. */
export function isForUs(reading: Reading, stretch: Stretch): boolean {
  return reading.sentences
    .filter((sentence) => overlap(sentence, stretch))
    .some((sentence) =>
      clausesToJudge(reading, sentence)
        .filter((clause) => overlap(clause, stretch))
        .map((clause) => reading.judge(clause, sentence))
        .some(
          (judged) =>
            forVisitors(judged) !== 'yes' &&
            Math.max(judged.wish, judged.refusal, judged.talk) > judged.visitors
        )
    )
}

const notPublic = perLanguage((words) => anyOf(words.not_public, 'iu'))

/** "NOT FOR THE PAGE: we may sell" speaks of what comes behind it. */
function isForbiddenIn(reading: Reading, stretch: Stretch): boolean {
  const text = reading.text(stretch)
  const said = notPublic(reading.language.code).exec(text)
  return said !== null && !text.startsWith(':', said.index + said[0].length)
}

/** What becomes of a sentence: it stands on the page, is offered for it, or neither. */
export type ForVisitors = 'yes' | 'perhaps' | 'no'

/** From here on the words of a person stand on their page. */
export const bars = { yes: 0.4, perhaps: 0.2 }

export function forVisitors({ visitors }: Judgement): ForVisitors {
  return visitors >= bars.yes ? 'yes' : visitors >= bars.perhaps ? 'perhaps' : 'no'
}
