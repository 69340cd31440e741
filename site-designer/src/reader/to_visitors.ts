import { readData } from '#designer/data/read_data'
import type { Reading } from '#designer/reader/reading'
import { coloursIn } from '#designer/reader/shapes/colour'
import { isOnlyLook, isOnlySections, moodsIn, sectionsIn } from '#designer/reader/shapes/look'
import { isTold } from '#designer/reader/shapes/told'
import { tokensOf } from '#designer/reader/shapes/tokens'
import {
  after,
  anyOf,
  before,
  forbids,
  negative,
  perLanguage,
} from '#designer/reader/words/words_of'
import type { Words } from '#designer/reader/words/words'
import type { Coverage, Stretch } from '#designer/sheet/sheet'

/** Lists of words of which it counts whether a sentence holds one. */
const lists = [
  'first_person',
  'to_us',
  'looks',
  'look_request',
  'page_things',
  'request_verbs',
  'refuses',
  'page',
  'wishes',
  'greetings',
  'dark_theme',
  'light_theme',
  'article',
  'connecting',
] as const satisfies (keyof Words)[]

const patterns = perLanguage((words) => ({
  lists: lists.map((name): [string, RegExp] => [name, anyOf(words[name], 'iu')]),
  neverPublic: anyOf([words.not_public, words.page_making ?? '(?!)'].join('|'), 'iu'),
  toUs: anyOf(words.to_us, 'iu'),
  person: new RegExp(`^(?:${words.first_person})$`, 'iu'),
  verb: new RegExp(`^(?:${words.request_verbs}|${words.wishes})$`, 'iu'),
  asks: new RegExp(`(?:^|[,;:] )(?:${words.request_verbs}|${words.refuses})${after}`, 'iu'),
}))

/** A visitor, in any language. */
const visitor = new RegExp(
  `${before}(?:you|your|yours|yourself|you['’](?:ll|re|ve)|sie|ihr|ihre|ihnen|euch|du|dir|dich|vous|votre|vos|te|usted|ustedes|su|tu|vi|vostr[oaie]|je|jullie|u|você|vocês|siz\\p{L}*)${after}`,
  'iu'
)
const denials = new RegExp(negative.source, 'giu')

/** Where none of these holds, nothing warns. */
const warning = [
  ...['to_us', 'looks', 'look_request', 'page_things', 'page', 'question', 'colour', 'mood'],
  ...['section', 'dark_theme', 'light_theme', 'asks', 'greetings'],
]

/** What tells more, or something else, where both hold. */
const pairs = [
  ...['tail', 'from_end_0', 'told', 'first_person', 'untold', 'first'].map((name) => [
    'innocent',
    name,
  ]),
  ...['told', 'first_person', 'untold', 'figure', 'negative', 'name'].map((name) => [
    'from_end_0',
    name,
  ]),
  ...[
    'negative',
    'colour',
    'mood',
    'short',
    'middle',
    'first_person',
    'told',
    'figure',
    'to_us',
  ].map((name) => ['tail', name]),
  ...['looks', 'asks', 'visitor', 'untold'].map((name) => ['tail', name]),
  ...['negative', 'asks', 'wishes', 'looks', 'colour', 'mood', 'page_things'].map((name) => [
    'untold',
    name,
  ]),
  ...['figure', 'field', 'denials'].map((name) => ['untold', name]),
  ...['negative', 'to_us', 'wishes', 'request_verbs', 'asks', 'looks', 'page'].map((name) => [
    'visitor',
    name,
  ]),
  ...['negative', 'told', 'wishes'].map((name) => ['first_person', name]),
  ...['field', 'figure', 'name'].map((name) => ['to_us', name]),
  ['negative', 'asks'],
  ...['tail', 'told', 'untold', 'to_us'].flatMap((name) =>
    ['no', 'visitor', 'us'].map((start) => [name, `starts_with_${start}`])
  ),
  ['negative', 'figure'],
  ['request_verbs', 'looks'],
  ['wishes', 'looks'],
  ['asks', 'told'],
]

/** What becomes of a sentence: it stands on the page, is offered for it, or neither. */
export type ForVisitors = 'yes' | 'perhaps' | 'no'

/**
 * From here on the words of a person stand on their page. By the weights of the other lists, of what
 * was for visitors 86 of 100 stand there, of what was said to us 10 of 100, most of it asides in lists
 * that were written to mix both (data/evidence/own_words.yaml).
 */
const bar = 0.93
/** From here on it is worth asking the person. */
const worthAsking = 0.25

export function forVisitors(likelihood: number): ForVisitors {
  return likelihood >= bar ? 'yes' : likelihood >= worthAsking ? 'perhaps' : 'no'
}

/** How likely words that no field took are for those who visit the page, and not for us. */
export function likelihoodOf(reading: Reading, stretch: Stretch, sentence = stretch): number {
  if (isForUsAlone(reading, sentence)) return 0
  const weights = readData<Record<string, number>>('evidence').get('own_words') ?? {}
  const sum = featuresOf(reading, stretch, sentence).reduce(
    (total, feature) => total + (weights[feature] ?? 0),
    weights.any ?? 0
  )
  return 1 / (1 + Math.exp(-sum))
}

/** What must not be shown, and how the page is made: said to us, whatever else a sentence says. */
export const isForUsAlone = oncePerSentence((reading, sentence) => {
  const text = reading.text(sentence)
  return forbids.test(text) || patterns(reading.language.code).neverPublic.test(text)
})

const holdsToUs = oncePerSentence((reading, sentence) =>
  patterns(reading.language.code).toUs.test(reading.text(sentence))
)

/** A sentence of hundreds of clauses is looked at once, and not for each of them. */
function oncePerSentence<T>(
  find: (reading: Reading, sentence: Stretch) => T
): (reading: Reading, sentence: Stretch) => T {
  const found = new WeakMap<Stretch, T>()
  return (reading, sentence) => {
    if (!found.has(sentence)) found.set(sentence, find(reading, sentence))
    return found.get(sentence)!
  }
}

/** What speaks for visitors and against them, by name: the words of a stretch, and where its sentence stands. */
export function featuresOf(reading: Reading, stretch: Stretch, sentence: Stretch): string[] {
  const { code } = reading.language
  const text = reading.text(stretch)
  const bare = text.replace(/[.!…]+$/, '')
  const known = patterns(code)
  const colours = coloursIn(text, code).length
  const isSentenceTold = isTold(text, code)
  const told: [string, boolean][] = [
    ...known.lists.map(([name, pattern]): [string, boolean] => [name, pattern.test(text)]),
    ['asks', known.asks.test(text)],
    ['visitor', visitor.test(text)],
    ['negative', negative.test(text)],
    ['denials', [...text.matchAll(denials)].length > 1],
    ['question', text.includes('?')],
    ['comma', text.includes(',')],
    ['colour', colours > 0],
    ['colours', colours > 1],
    ['mood', moodsIn(text, code).length > 0],
    ['section', sectionsIn(text, code).length > 0],
    ['only_sections', isOnlySections(bare, code)],
    ['only_look', isOnlyLook(bare, code)],
    ['figure', /\d/.test(text)],
    ['field', reading.fieldsIn(stretch).size > 0],
    // Every German noun has a capital letter.
    ['name', code !== 'de' && /\s["'“‘«(]?\p{Lu}\p{Ll}/u.test(text)],
    ['told', isSentenceTold],
    ['untold', !isSentenceTold],
    [lengthOf(text), true],
    [startOf(text, known), true],
    ['clause', stretch !== sentence],
    ['clause_beside_to_us', stretch !== sentence && holdsToUs(reading, sentence)],
    ...placeOf(reading, sentence),
  ]
  const names = new Set(told.filter(([, holds]) => holds).map(([name]) => name))
  if (!warning.some((name) => names.has(name))) names.add('innocent')
  for (const [one, other] of pairs)
    if (names.has(one) && names.has(other)) names.add(`${one}+${other}`)
  return [...names]
}

/** What its first word is: who does something, or what is wished. */
function startOf(text: string, { person, verb }: { person: RegExp; verb: RegExp }): string {
  const word = tokensOf(text.slice(0, 40))[0]?.text ?? ''
  if (negative.test(word)) return 'starts_with_no'
  if (visitor.test(word)) return 'starts_with_visitor'
  if (person.test(word)) return 'starts_with_us'
  return verb.test(word) ? 'starts_with_wish' : 'starts_otherwise'
}

function lengthOf(text: string): string {
  const words = tokensOf(text).length
  return words < 3
    ? 'tiny'
    : words < 6
      ? 'short'
      : words < 11
        ? 'middle'
        : words < 21
          ? 'long'
          : 'very_long'
}

const toUs: Coverage['as'][] = ['wish', 'refusal', 'talk']

/** Wishes and greetings stand at the end, where no facts follow, and beside each other. */
const placeOf = oncePerSentence((reading, sentence): [string, boolean][] => {
  const { sentences, prompt } = reading
  const at = sentences.indexOf(sentence)
  const isMarked = (number: number, kinds = toUs) =>
    number in sentences && isTakenAs(reading, sentences[number], kinds)
  return [
    ['first', at === 0],
    [`from_end_${Math.min(sentences.length - 1 - at, 3)}`, true],
    ['tail', reading.fieldsIn([sentence[1], prompt.length]).size === 0],
    ['talk', isMarked(at, ['talk'])],
    ['behind_marked', isMarked(at - 1)],
    ['before_marked', isMarked(at + 1)],
  ]
})

/** Whether some of it is that. */
export function isTakenAs(
  reading: Reading,
  [start, end]: Stretch,
  kinds: Coverage['as'][]
): boolean {
  for (let at = start; at < end; at++)
    if (kinds.some((kind) => kind === reading.takenAs(at))) return true
  return false
}
