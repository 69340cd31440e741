import type { Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/reader/sentences'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { namesLook } from '#designer/reader/shapes/look'
import { isInCapitals, phrasesIn, type Phrase } from '#designer/reader/shapes/phrases'
import { anyOf, negative, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch, SuggestedValue, SuggestionReason } from '#designer/sheet/sheet'

const toUs = perLanguage((words) => anyOf(words.to_us, 'iu'))
const mostWords = 7
/** A sentence of so many short phrases and nothing else is a list. */
const fewestListed = 3

/**
 * What no rule took, in phrases: a sentence that is a list of short ones says what is offered; any
 * other phrase is suggested where it may belong.
 */
export function annotatePhrases(reading: Reading): void {
  const { code } = reading.language
  reading.sentences.slice(0, mostSentences).forEach((sentence, number) => {
    const text = reading.text(sentence)
    if (text.length > 600 || isForUs(reading, sentence)) return
    const runs = reading.free(sentence)
    if (runs.some((run) => toUs(code).test(reading.text(run)))) return
    const phrases = runs
      .flatMap((run) => phrasesIn(reading.prompt, run, code))
      .filter((phrase) => isTelling(reading, phrase))
    if (number > 0 && isList(reading, sentence, phrases)) fill(reading, sentence, phrases)
    else for (const phrase of phrases) suggest(reading, phrase, number)
  })
}

/** A wish or a refusal stands in it. */
function isForUs(reading: Reading, [start, end]: Stretch): boolean {
  for (let at = start; at < end; at++) {
    const as = reading.takenAs(at)
    if (as === 'wish' || as === 'refusal') return true
  }
  return false
}

function isTelling(reading: Reading, { from, words, isLabel, isBehind, isAhead }: Phrase): boolean {
  const value = reading.text(from)
  if (isLabel || words.length > mostWords || value.length > 120) return false
  if (words.every(({ text }) => negative.test(text))) return false
  return words.length > 1
    ? /\p{L}{2}/u.test(value)
    : /\p{L}{3}/u.test(value) || ((isBehind || isAhead) && /\p{L}{2}/u.test(value))
}

function isList(reading: Reading, sentence: Stretch, phrases: Phrase[]): boolean {
  const { code } = reading.language
  const text = reading.text(sentence)
  return (
    reading.isFree(sentence) &&
    !negative.test(text) &&
    !namesLook(text, code) &&
    phrases.length >= fewestListed &&
    !/\p{L}/u.test(reading.text([phrases.at(-1)!.from[1], sentence[1]])) &&
    phrases.every(({ from, words, isWhole, isBehind }, at) => {
      const isName =
        reading.language.code !== 'de' &&
        words.some((word, place) => at + place > 0 && /^\p{Lu}\p{Ll}/u.test(word.text))
      return (
        isWhole &&
        (at === 0 || isBehind) &&
        words.length <= 4 &&
        !isName &&
        !/\d/.test(reading.text(from))
      )
    })
  )
}

function fill(reading: Reading, sentence: Stretch, phrases: Phrase[]): void {
  for (const { from } of phrases) {
    reading.sheet.services.push({ value: reading.text(from), source: 'said', from })
    reading.take(from, 'field', 'services')
  }
  reading.take(sentence, 'field', 'services')
}

function suggest(reading: Reading, phrase: Phrase, number: number): void {
  const { from } = phrase
  const isKnown = reading.sheet.suggestions.some(
    ({ field, from: other }) =>
      other[0] < from[1] && from[0] < other[1] && (field !== 'who.name' || from[0] === other[0])
  )
  if (!isKnown) reading.suggest({ ...meaningOf(reading, phrase, number), from })
}

/** Where a phrase may belong, by its shape and the words in front of it. */
function meaningOf(
  reading: Reading,
  phrase: Phrase,
  number: number
): SuggestedValue & { why: SuggestionReason } {
  const { from, words, isPlaced, isBehind, isAhead, isWhole } = phrase
  const value = reading.text(from)
  const { who } = reading.sheet
  const timed = timeIn(value, reading.language.code)
  if (timed) return { field: 'where.opening_hours.notes', value, why: 'looks_like_one' }
  const isStart =
    number === 0 && isWhole && /(?:^|[,:(|–—-] ?)$/.test(reading.prompt.slice(0, from[0]).slice(-3))
  if (isInCapitals(phrase) && words.length < 4 && reading.language.code !== 'de') {
    if (isPlaced || (number < 2 && words.length < 3))
      return { field: 'where.locality', value, why: 'perhaps_a_place' }
    const isPair = isBehind !== isAhead && !/^\p{Lu}+$/u.test(value)
    if (words.length > 1 || isPair)
      return { field: 'people', value: { name: value }, why: 'perhaps_a_person' }
  }
  if (isStart && !who.description && !isBehind)
    return { field: 'who.description', value, why: 'by_position' }
  const isService = (isBehind || isAhead) && !/\d/.test(value) && !negative.test(value)
  return { field: isService ? 'services' : 'good_to_know', value, why: 'looks_like_one' }
}

/** Whether it says a day or a time. */
function timeIn(value: string, code: string): boolean {
  return hoursTokens(value, code).some(
    ({ kind, time }) => kind === 'day' || (kind === 'time' && time?.isMarked)
  )
}
