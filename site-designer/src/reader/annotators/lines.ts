import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/language/sentences'
import { clausesOf } from '#designer/language/clauses'
import { perLanguage } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const lead =
  /^(?:(?:we|also|and|plus|there is|there's|there are|we have|we offer|we do|we're|we are|i am|i'm|i do|i offer|all|yes|wir sind|wir haben|wir bieten|auch|und|nous sommes|nous avons|et|hay|tenemos|y|abbiamo|c'è|e|wij hebben|we hebben|en|temos|ve) ){0,3}/iu
const joint = / (?:and|&|und|et|y|e|en|ve) /
const fields = ['good_to_know', 'credentials'] as const
const patterns = perLanguage((words) => ({
  good_to_know: new RegExp(`^(?:${words.good_to_know})$`, 'iu'),
  credentials: new RegExp(`^(?:${words.credentials})$`, 'iu'),
}))

/** "Dogs welcome", "fully insured": clauses that say one known thing and nothing else, as typed. */
export function annotateLines(reading: Reading): void {
  for (const sentence of reading.sentences.slice(0, mostSentences))
    for (const clause of clausesOf(reading.prompt, sentence)) {
      if (clause[1] - clause[0] > 100 || addLine(reading, clause)) continue
      const text = reading.text(clause)
      const parted = joint.exec(text)
      if (!parted) continue
      addLine(reading, [clause[0], clause[0] + parted.index])
      addLine(reading, [clause[0] + parted.index + parted[0].length, clause[1]])
    }
}

function addLine(reading: Reading, clause: Stretch): boolean {
  const text = reading.text(clause)
  const start = clause[0] + lead.exec(text)![0].length
  const from = [clause[0], start].map((at): Stretch => [at, clause[1]])
  for (const field of fields) {
    const line = from.find((stretch) =>
      patterns(reading.language.code)[field].test(reading.text(stretch))
    )
    if (!line || !reading.isFree(line)) continue
    return claim(reading, 'lines', {
      field,
      value: reading.text(line),
      from: line,
      whole: clause,
    })
  }
  return false
}
