import type { Reading } from '#designer/reader/reading'
import { clausesOf } from '#designer/reader/shapes/clauses'
import { perLanguage } from '#designer/reader/words/words'
import type { Stretch } from '#designer/sheet/sheet'

const lead =
  "(?:(?:we|also|and|plus|there is|there's|there are|we have|we offer|we do|we're|we are|i am|i'm|i do|i offer|all|yes|wir sind|wir haben|wir bieten|auch|und|nous sommes|nous avons|et|hay|tenemos|y|abbiamo|c'è|e|wij hebben|we hebben|en|temos|ve) ){0,3}"
const patterns = perLanguage(({ good_to_know: good, credentials }) => ({
  good_to_know: new RegExp(`^${lead}(${good})$`, 'iu'),
  credentials: new RegExp(`^${lead}(${credentials})$`, 'iu'),
}))

/** "Dogs welcome", "fully insured": clauses that say one known thing and nothing else, as typed. */
export function annotateLines(reading: Reading): void {
  for (const sentence of reading.sentences)
    for (const clause of clausesOf(reading.prompt, sentence).flatMap((whole) =>
      halves(reading, whole)
    ))
      for (const field of ['good_to_know', 'credentials'] as const) {
        const value = patterns(reading.language.code)[field].exec(
          reading.text(clause).slice(0, 100)
        )?.[1]
        if (!value || clause[1] - clause[0] > 100) continue
        const from: Stretch = [clause[1] - value.length, clause[1]]
        if (!reading.isFree(from)) continue
        const values = reading.sheet[field]
        if (!values.some((known) => known.value.toLowerCase() === value.toLowerCase()))
          values.push({ value, source: 'said', from })
        reading.take(clause, 'field', field)
      }
}

/** The clause, and its parts around "and" where it is no such line as a whole. */
function halves(reading: Reading, clause: Stretch): Stretch[] {
  const text = reading.text(clause)
  const joint = / (?:and|&|und|et|y|e|en|ve) /.exec(text)
  if (!joint) return [clause]
  const { good_to_know: good, credentials } = patterns(reading.language.code)
  if (good.test(text.slice(0, 100)) || credentials.test(text.slice(0, 100))) return [clause]
  return [
    clause,
    [clause[0], clause[0] + joint.index],
    [clause[0] + joint.index + joint[0].length, clause[1]],
  ]
}
