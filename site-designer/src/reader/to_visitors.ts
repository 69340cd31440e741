import { readData } from '#designer/data/read_data'
import { shareOf, type Measured } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { coloursIn } from '#designer/reader/shapes/colour'
import { isOnlySections } from '#designer/reader/shapes/look'
import { anyOf, forbids, negative, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const patterns = perLanguage((words) => ({
  first: anyOf(words.first_person, 'iu'),
  // A wish, a refusal, or a word about the page.
  toUs: anyOf(
    [words.to_us, words.looks, words.look_request, words.not_public, words.page_things].join('|'),
    'iu'
  ),
  asks: new RegExp(
    `(?:^|[,;:] )(?:${words.request_verbs}|${words.refuses})(?![\\p{L}\\p{N}])`,
    'iu'
  ),
}))

/** So much of what evidence tells must be for visitors: a wish that is published costs trust. */
const bar = 0.95
/** From here on it is worth asking the person. */
const worthAsking = 0.6

/** What becomes of a sentence: it stands on the page, is offered for it, or neither. */
export type ForVisitors = 'yes' | 'perhaps' | 'no'

/**
 * Whether words that no field took are for those who visit the page, by how often words of their
 * kind were, in the prompts of strangers (data/evidence/own_words.yaml).
 */
export function forVisitors(evidence: string): ForVisitors {
  const [right, wrong] = measured()[evidence] ?? [0, 0]
  const share = shareOf(right, wrong)
  return share >= bar ? 'yes' : share >= worthAsking ? 'perhaps' : 'no'
}

const measured = (): Measured => readData<Measured>('evidence').get('own_words') ?? {}

/** Its kind: what warns of words that are said to us, and what tells of words about a business. */
export function evidenceOf(reading: Reading, sentence: Stretch): string {
  return `${warningIn(reading, sentence)}.${tellingIn(reading, sentence, sentence)}`
}

/** The same of the clauses of a sentence, each of which is warned of by the whole. */
export function evidenceInClauses(
  reading: Reading,
  sentence: Stretch
): (clause: Stretch) => string {
  let warning: string | undefined
  return (clause) => {
    warning ??= warningIn(reading, sentence)
    return `clause.${warning}.${tellingIn(reading, clause, sentence)}`
  }
}

function warningIn(reading: Reading, stretch: Stretch): string {
  const { code } = reading.language
  const { toUs, asks } = patterns(code)
  const text = reading.text(stretch)
  for (let at = stretch[0]; at < stretch[1]; at++) {
    const as = reading.takenAs(at)
    if (as && as !== 'field') return 'marked'
  }
  if (text.includes('?') || forbids.test(text) || toUs.test(text)) return 'to_us'
  if (isOnlySections(text.replace(/[.!…]+$/, ''), code)) return 'to_us'
  if (coloursIn(text, code).length > 0) return 'colour'
  return asks.test(text) || negative.test(text) ? 'denying' : 'plain'
}

function tellingIn(reading: Reading, stretch: Stretch, sentence: Stretch): string {
  const { code } = reading.language
  const { first } = patterns(code)
  const text = reading.text(stretch)
  if (/\d/.test(text)) return 'figure'
  if (reading.fieldsIn(stretch).size > 0) return 'field'
  // Every German noun has a capital letter.
  if (code !== 'de' && /\s["'“‘«(]?\p{Lu}\p{Ll}/u.test(text)) return 'name'
  if (first.test(reading.text(sentence))) return 'we'
  return goesOn(reading, stretch) ? 'amid' : 'last'
}

/** Whether facts come after it: wishes and greetings stand at the end. */
function goesOn(reading: Reading, [, end]: Stretch): boolean {
  return reading.fieldsIn([end, reading.prompt.length]).size > 0
}
