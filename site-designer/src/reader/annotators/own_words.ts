import type { Reading } from '#designer/reader/reading'
import { clausesOf } from '#designer/reader/shapes/clauses'
import { coloursIn } from '#designer/reader/shapes/colour'
import { tokensOf, type Token } from '#designer/reader/shapes/tokens'
import { anyOf, forbids, negative, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const patterns = perLanguage((words, code) => ({
  connecting: new Set(words.connecting.split('|')),
  first: anyOf(words.first_person, 'iu'),
  // A Turkish sentence ends with its verb.
  verbs:
    code === 'tr'
      ? new RegExp(`(?:${words.verbs})[.!?…]*$`, 'iu')
      : anyOf(words.verbs, code === 'de' ? 'u' : 'iu'),
  // A wish, a refusal, or a word about the page.
  toUs: anyOf([words.to_us, words.looks, words.look_request, words.not_public].join('|'), 'iu'),
  asks: new RegExp(
    `(?:^|[,;:] )(?:${words.request_verbs}|${words.refuses})(?![\\p{L}\\p{N}])`,
    'iu'
  ),
}))

/**
 * What is left: whole sentences that speak to visitors are the text about it; the rest is unplaced,
 * and never published unasked. A sentence of which fields took all but small words is not repeated.
 */
export function annotateOwnWords(reading: Reading): void {
  const { own_words: own } = reading.sheet
  const about: Stretch[] = []
  for (const sentence of reading.sentences) {
    if (!hasContent(reading, sentence)) reading.giveToNeighbours(sentence)
    else if (speaksToVisitors(reading, sentence) && lengthOf(about) < longestAbout)
      about.push(sentence)
    else {
      for (const from of leftIn(reading, sentence))
        own.unplaced.push({ value: reading.text(from), source: 'said', from })
      for (const run of reading.free(sentence))
        if (isConnecting(reading, run)) reading.giveToNeighbours(run)
    }
  }
  if (about.length === 0) return
  const value = joined(reading, about)
  const from: Stretch = [about[0][0], about.at(-1)![1]]
  const isWhole = reading.text(from).replace(/\s+/g, ' ') === value.replace(/\s+/g, ' ')
  own.about = { value, source: 'said', ...(isWhole ? { from } : {}) }
  for (const sentence of about) reading.take(sentence, 'field', 'own_words.about')
}

/** As much as the form takes, and one sentence more. */
const longestAbout = 4_200

function lengthOf(stretches: Stretch[]): number {
  return stretches.reduce((sum, [start, end]) => sum + end - start + 1, 0)
}

/** Whether more than small words is left of it. */
function hasContent(reading: Reading, stretch: Stretch): boolean {
  const runs = reading.free(stretch)
  if (runs.length === 1 && runs[0][0] === stretch[0] && runs[0][1] === stretch[1]) return true
  return runs.some((run) => !isConnecting(reading, run))
}

function isConnecting(reading: Reading, run: Stretch): boolean {
  const { connecting } = patterns(reading.language.code)
  return tokensOf(reading.text(run)).every(({ small }) => connecting.has(small))
}

// "What we do: architecture" is a form that was filled in.
const isLabelled = /^[^.!?:,]{2,20}: /
const isMarkup = /<[a-z/!]/i

function speaksToVisitors(reading: Reading, sentence: Stretch): boolean {
  const { first, verbs, toUs, asks } = patterns(reading.language.code)
  const text = reading.text(sentence)
  if (
    text.length > 700 ||
    text.split(/\s+/).length < (reading.language.code === 'tr' ? 2 : 3) ||
    text.includes('?') ||
    isLabelled.test(text) ||
    isMarkup.test(text) ||
    toUs.test(text) ||
    asks.test(text) ||
    forbids.test(text) ||
    negative.test(text) ||
    coloursIn(text, reading.language.code).length > 0
  )
    return false
  for (let at = sentence[0]; at < sentence[1]; at++) {
    const as = reading.takenAs(at)
    if (as && as !== 'field') return false
  }
  if (holdsRefused(reading, sentence) || isRepeated(reading, sentence)) return false
  const isClosed = /[.!…]["”'’)]?$/.test(text)
  return isClosed ? verbs.test(text) || first.test(text) : verbs.test(text) && first.test(text)
}

/** Times, ways and addresses stand in their fields: a sentence that says little more is no story. */
function isRepeated(reading: Reading, sentence: Stretch): boolean {
  const fields = reading.fieldsIn(sentence)
  if (![...fields].some((field) => repeated.test(field))) return false
  const left = reading.free(sentence).flatMap((run) => telling(reading, run))
  return left.length < fewestTelling
}

const repeated = /^(?:contact\.|where\.(?:opening_hours|street_address|postal_code)|offers)/
const fewestTelling = 6

/** The words of it that say something. */
function telling(reading: Reading, stretch: Stretch): Token[] {
  const { connecting } = patterns(reading.language.code)
  return tokensOf(reading.text(stretch), stretch[0]).filter(({ small }) => !connecting.has(small))
}

/** The clauses of which something is left, from the first word that says something to the last. */
function leftIn(reading: Reading, sentence: Stretch): Stretch[] {
  const runs = reading.free(sentence)
  if (runs.length === 1 && runs[0][0] === sentence[0] && runs[0][1] === sentence[1])
    return [sentence]
  return clausesOf(reading.prompt, sentence).flatMap((clause) => {
    const words = reading.free(clause).flatMap((run) => telling(reading, run))
    return words.length > 0 ? [[words[0].from, words.at(-1)!.to] as Stretch] : []
  })
}

/** The sentences as they stand; a line break between them stays. */
function joined(reading: Reading, sentences: Stretch[]): string {
  return sentences
    .map((sentence, at) => {
      const text = reading.text(sentence)
      if (at === 0) return text
      const between = reading.prompt.slice(sentences[at - 1][1], sentence[0])
      return (/\n\s*\n/.test(between) ? '\n\n' : between.includes('\n') ? '\n' : ' ') + text
    })
    .join('')
}

/** "Ring me on 07700 900123 if you must, but don't put it on the page": the text is no way round. */
function holdsRefused({ sheet }: Reading, [start, end]: Stretch): boolean {
  const { refused, telephones, emails } = sheet.contact
  const places = sheet.where.flatMap(({ street_address: street }) => street ?? [])
  const held = { telephone: telephones, email: emails, address: places, form: [] }
  return refused.some(({ value: way }) =>
    held[way].some(({ from }) => from && from[0] >= start && from[1] <= end)
  )
}
