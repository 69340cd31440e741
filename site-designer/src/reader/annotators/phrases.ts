import { claim } from '#designer/reader/claim'
import { forVisitors, isForUs } from '#designer/reader/judge/clauses'
import { likelihoodsOf, weightsOf, type Features } from '#designer/reader/judge/weights'
import { featuresOf } from '#designer/reader/phrases/features'
import { isOffered } from '#designer/reader/phrases/offered'
import { isInCapitals, phrasesIn, type Phrase } from '#designer/reader/phrases/phrases_in'
import type { Reading } from '#designer/reader/reading'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import type { Stretch, SuggestedValue, SuggestionReason } from '#designer/sheet/sheet'
import { mostSentences } from '#designer/language/sentences'

const mostWords = 7

/** What a phrase may be: what it is suggested for, by its number in the weights that site-designer-lab/bin/fit_phrases.ts made. */
export const classes = [
  'none',
  'services',
  'good_to_know',
  'credentials',
  'who.description',
  'where.locality',
  'where.opening_hours.notes',
  'people',
] as const
type Field = Exclude<(typeof classes)[number], 'none'>

/**
 * What is less likely is not worth a look. Of lists 11 to 13, left out of the fit, 549 services, facts good to
 * know and credentials were right so and 170 wrong, where rules suggested 640 and 331.
 */
const bar = 0.6

/** What no rule took, in phrases, each suggested for the field that it most likely belongs to. */
export function annotatePhrases(reading: Reading): void {
  for (const { phrase, features } of phrasesLeft(reading)) {
    const [none, ...others] = likelihoodsOf(features, weightsOf('phrases'))
    if (1 - none < bar) continue
    const possible = others.map((one, at) => (mayBe(classes[at + 1], reading, phrase) ? one : 0))
    const field = classes[1 + possible.indexOf(Math.max(...possible))] as Field
    if (field === 'good_to_know' && isForUs(reading, phrase.from)) continue
    reading.suggest({ ...suggestedFor(field, reading.text(phrase.from)), from: phrase.from })
  }
}

/** Towns and people have capitals, hours a word for them; who named the kind of business has described it. */
function mayBe(field: string, reading: Reading, phrase: Phrase): boolean {
  const { kindAt, sentences, language } = reading
  if (field === 'people' || field === 'where.locality') return isInCapitals(phrase)
  if (field === 'where.opening_hours.notes')
    return hoursTokens(reading.text(phrase.from), language.code).some(({ kind }) => kind !== 'word')
  if (field !== 'who.description') return true
  const isStart = phrase.from[0] <= (sentences[1]?.[0] ?? 0)
  return !kindAt && phrase.isWhole && isStart && !isInCapitals(phrase)
}

/** The phrases that may belong to a field; lists of what is offered fill theirs at once. */
export function phrasesLeft(reading: Reading): { phrase: Phrase; features: Features }[] {
  return reading.sentences.slice(0, mostSentences).flatMap((sentence, number) => {
    if (sentence[1] - sentence[0] > 600 || reading.isTakenAs(sentence, ['wish', 'refusal']))
      return []
    if (forVisitors(reading.judge(sentence)) === 'no') return []
    const runs = reading.free(sentence).flatMap((run) => withoutSuggested(reading, run))
    const phrases = runs
      .flatMap((run) => phrasesIn(reading.prompt, run, reading.language.code))
      .filter((phrase) => isTelling(reading, phrase))
    return listsOf(phrases).flatMap((list) => {
      if (!isOffered(reading, list, sentence))
        return list.map((phrase) => ({
          phrase,
          features: featuresOf(reading, phrase, { sentence, number, listed: list.length }),
        }))
      for (const { from } of list)
        claim(reading, 'services.listed', { field: 'services', value: reading.text(from), from })
      return []
    })
  })
}

export function suggestedFor(
  field: Field,
  value: string
): SuggestedValue & { why: SuggestionReason } {
  if (field === 'people') return { field, value: { name: value }, why: 'perhaps_a_person' }
  if (field === 'where.locality') return { field, value, why: 'perhaps_a_place' }
  return { field, value, why: field === 'who.description' ? 'by_position' : 'looks_like_one' }
}

/** Phrases that commas and "and" join. */
function listsOf(phrases: Phrase[]): Phrase[][] {
  const lists: Phrase[][] = []
  for (const phrase of phrases)
    if (phrase.isBehind && lists.at(-1)?.at(-1)?.isAhead) lists.at(-1)!.push(phrase)
    else lists.push([phrase])
  return lists
}

/** Not too long, and not what is likelier the name than anything else: that is asked about once. */
function isTelling(reading: Reading, phrase: Phrase): boolean {
  const { from, words, isLabel } = phrase
  const value = reading.text(from)
  const name = reading.sheet.suggestions.find(({ field }) => field === 'who.name')
  const isName = name?.value === value && isInCapitals(phrase)
  return !isLabel && !isName && words.length <= mostWords && /\p{L}{2}/u.test(value)
}

/** The parts of a stretch for which nothing is suggested yet, but that it is perhaps the name. */
function withoutSuggested({ sheet, nameAt }: Reading, [start, end]: Stretch): Stretch[] {
  const known = sheet.suggestions
    .filter(({ field, from }) => field !== 'who.name' || from === nameAt)
    .filter(({ from }) => from[0] < end && start < from[1])
    .map(({ from }) => from)
    .sort((one, other) => one[0] - other[0])
  const parts: Stretch[] = []
  let at = start
  for (const [first, last] of known) {
    if (first > at) parts.push([at, first])
    at = Math.max(at, last)
  }
  if (end > at) parts.push([at, end])
  return parts
}
