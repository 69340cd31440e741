import { claim } from '#designer/reader/claim'
import { forVisitors } from '#designer/reader/judge/clauses'
import type { Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/text/sentences'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { isInCapitals, phrasesIn, type Phrase } from '#designer/reader/shapes/phrases'
import { negative } from '#designer/reader/words/words_of'
import type { Stretch, SuggestedValue, SuggestionReason } from '#designer/sheet/sheet'

const mostWords = 7

/**
 * What no rule took, in phrases, each suggested where it may belong. A list of short phrases says
 * what is offered, or how something is: the person knows.
 */
export function annotatePhrases(reading: Reading): void {
  const { code } = reading.language
  reading.sentences.slice(0, mostSentences).forEach((sentence, number) => {
    const text = reading.text(sentence)
    if (text.length > 600 || reading.isTakenAs(sentence, ['wish', 'refusal'])) return
    if (forVisitors(reading.judge(sentence)) === 'no') return
    const runs = reading.free(sentence).flatMap((run) => withoutSuggested(reading, run))
    const phrases = runs
      .flatMap((run) => phrasesIn(reading.prompt, run, code))
      .filter((phrase) => isTelling(reading, phrase, sentence))
    for (const list of listsOf(phrases)) {
      if (isOffered(reading, list, sentence))
        for (const { from } of list)
          claim(reading, 'services.listed', { field: 'services', value: reading.text(from), from })
      else for (const phrase of list) suggest(reading, phrase, { number, sentence })
    }
  })
}

/** A list that a verb announces. */
const offers =
  /(?<!\p{L})(?:(?:we|i)\s(?:also\s|mainly\s|mostly\s)?(?:do|offer|provide|sell|repair|fix|teach|stock|install|supply)|bieten|verkaufen|reparieren|proposons|vendons|réparons|ofrecemos|vendemos|reparamos|offriamo|vendiamo|ripariamo|verkopen|bieden|repareren|oferecemos)\s(?:\p{L}{1,4}\s)?$/iu
/** Two are a list where something is sold or mended. */
const sells = /(?<!\p{L})(?:we|i)\s(?:sell|repair|fix|install|stock)\s$/iu
/** How something is done, or all of it, and no thing that is offered. */
const noThings =
  /(?<!\p{L})(?:\d|to|alles?|auch|was|which|that|travel|worse|quality|prices?|service|advice|welcome|things?|everything|anything|more|best|great|good|qualität|preise|qualité|prix|calidad|precios?|seriedad|qualità|prezz[io]|kwaliteit|prijs|prijzen|qualidade|preços?|serviço|servicio|personalizad\p{L}*)(?!\p{L})/iu

/** Three things and more behind a verb. */
function isOffered(reading: Reading, list: Phrase[], sentence: Stretch): boolean {
  const whole: Stretch = [list[0].from[0], list.at(-1)!.from[1]]
  const before = reading.text([sentence[0], whole[0]])
  const isAnnounced = list.length > 2 ? offers.test(before) : list.length > 1 && sells.test(before)
  // "I repair clocks from a shed in Ludlow" says more than what is offered.
  const [rest] = reading.text([whole[1], sentence[1]]).split(/[,;:.!?–]/u)
  const isAll = isAnnounced && !/(?<!\p{L})\p{Ll}{4}/u.test(rest)
  return isAll && reading.isFree(whole) && !noThings.test(reading.text(whole))
}

/** Phrases that commas and "and" join. */
function listsOf(phrases: Phrase[]): Phrase[][] {
  const lists: Phrase[][] = []
  for (const phrase of phrases)
    if (phrase.isBehind && lists.at(-1)?.at(-1)?.isAhead) lists.at(-1)!.push(phrase)
    else lists.push([phrase])
  return lists
}

function isTelling(
  reading: Reading,
  { from, words, isLabel, isBehind, isAhead }: Phrase,
  sentence: Stretch
): boolean {
  const value = reading.text(from)
  if (isLabel || words.length > mostWords || value.length > 120) return false
  if (words.every(({ text }) => negative.test(text))) return false
  // One word says something in a list, as a sentence of its own, or where it is a name.
  const isAlone = /^\P{L}*$/u.test(reading.text(sentence).replace(value, ''))
  return words.length > 1
    ? /\p{L}{3}/u.test(value)
    : isBehind || isAhead
      ? /\p{L}{2}/u.test(value)
      : /\p{L}{3}/u.test(value) && (isAlone || /^\p{Lu}\p{Ll}/u.test(value))
}

function suggest(reading: Reading, phrase: Phrase, where: Position): void {
  // What is likelier the name than anything else is asked about once.
  const name = reading.sheet.suggestions.find(({ field }) => field === 'who.name')
  if (name?.value === reading.text(phrase.from) && isInCapitals(phrase)) return
  reading.suggest({ ...meaningOf(reading, phrase, where), from: phrase.from })
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

/** The sentence that it stands in, and which one it is. */
interface Position {
  number: number
  sentence: Stretch
}

/** Where a phrase may belong, by its shape and the words in front of it. */
function meaningOf(
  reading: Reading,
  phrase: Phrase,
  { number, sentence }: Position
): SuggestedValue & { why: SuggestionReason } {
  const { from, words, isPlaced, isBehind, isAhead, isWhole } = phrase
  const value = reading.text(from)
  const { code } = reading.language
  if (timeIn(value, code))
    return { field: 'where.opening_hours.notes', value, why: 'looks_like_one' }
  const isFirst = from[0] === sentence[0]
  if (isInCapitals(phrase) && words.length < 4 && code !== 'de') {
    const isEnd = number < 2 && !isFirst && !isAhead && words.length < 3
    if (isPlaced || isEnd) return { field: 'where.locality', value, why: 'perhaps_a_place' }
    const isPair = isBehind !== isAhead && !/^\p{Lu}+$/u.test(value) && !isFirst
    const isBeforeNumber = reading.takenFor(from[1] + 1) === 'contact.telephones'
    if (words.length > 1 || isPair || isBeforeNumber)
      return { field: 'people', value: { name: value }, why: 'perhaps_a_person' }
  }
  const lead = reading.prompt.slice(0, from[0]).slice(-3)
  const isWhat =
    isWhole &&
    !negative.test(value) &&
    (isFirst || (number === 0 && /(?:^|[,:(|–—-] ?)$/.test(lead)))
  if (isWhat && number < 2 && !reading.kindAt && !isInCapitals(phrase))
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
