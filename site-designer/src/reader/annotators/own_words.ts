import { asksIn } from '#designer/copy/asks'
import { annotateListIn } from '#designer/reader/annotators/items'
import { readWishedLook } from '#designer/reader/annotators/wishes'
import { saidOfThem } from '#designer/reader/annotators/said_of_them'
import { mostSuggestions } from '#designer/reader/annotators/limits'
import {
  clausesToJudge,
  forVisitors,
  isForUs,
  type ForVisitors,
} from '#designer/reader/judge/clauses'
import { withoutAsides } from '#designer/reader/judge/asides'
import type { Reading } from '#designer/reader/reading'
import { clausesOf } from '#designer/language/clauses'
import { mayName } from '#designer/reader/shapes/may_name'
import { isTold } from '#designer/language/told'
import { tokensOf, type Token } from '#designer/language/tokens'
import { trim } from '#designer/reader/shapes/trim'
import { anyOf, perLanguage } from '#designer/language/words_of'
import { isShown } from '#designer/sheet/likely'
import type { Stretch, Suggestion } from '#designer/sheet/sheet'
import { wordsLanguage } from '#designer/language/language'

const pageIn = perLanguage((words) => anyOf(words.page, 'iu'))
const connectingIn = perLanguage((words) => new Set(words.connecting.split('|')))

/**
 * What is left: whole sentences for visitors are the text about it, without what is said to us between
 * them, and of sentences whose facts stand in fields the clauses that are left, each on a line of its
 * own. Where it is doubtful the text is suggested; the rest is unplaced, and never published unasked. A
 * sentence of which fields took all but small words is not repeated.
 */
export function annotateOwnWords(reading: Reading): void {
  const { own_words: own } = reading.sheet
  const about: Told[] = []
  for (const sentence of reading.sentences) {
    if (!hasContent(reading, sentence) && !asksForMore(reading, sentence))
      reading.giveToNeighbours(sentence)
    else if (lengthOf(about) >= longestAbout) leave(reading, sentence)
    else {
      const told = toldOf(reading, sentence)
      about.push(...told)
      for (const { parts } of told)
        for (const from of parts) reading.take(from, 'field', 'own_words.about')
      const isAll = told.some(
        ({ parts: [from] }) => from[1] - from[0] === sentence[1] - sentence[0]
      )
      if (told.length === 0 && reading.fieldsIn(sentence).size === 0)
        readWishedLook(reading, sentence)
      if (!isAll) leave(reading, sentence, told.length > 0 ? 'no' : verdictOn(reading, sentence))
    }
  }
  if (about.length === 0) return
  const value = joined(reading, about)
  const from: Stretch = [about[0].parts[0][0], about.at(-1)!.parts.at(-1)![1]]
  const isWhole = reading.text(from).replace(/\s+/g, ' ') === value.replace(/\s+/g, ' ')
  own.about = { value, source: 'said', ...(isWhole ? { from } : {}) }
}

/** A piece of the text about it: a sentence, with what was left out of it, or a clause on its own line. */
interface Told {
  parts: Stretch[]
  isSentence: boolean
}

/** A sentence before it that is this unlikely for visitors was said to us. */
const saidToUs = 0.3
/** Who talks to us goes on: behind such a sentence the next one has to be surer. */
const surelyBehind = 0.7

function isSureEnough(reading: Reading, sentence: Stretch): boolean {
  const number = reading.sentences.indexOf(sentence)
  const before = reading.sentences[number - 1]
  if (!before || reading.judge(before).visitors > saidToUs) return true
  // "I need a page for my bakery in Bonn": who asks for it goes on with what it is.
  const isRequest =
    number === 1 &&
    (reading.fieldsIn(before).size > 0 || pageIn(reading.language.code).test(reading.text(before)))
  return isRequest || reading.judge(sentence).visitors >= surelyBehind
}

/** What of a sentence stands on the page. */
function toldOf(reading: Reading, sentence: Stretch): Told[] {
  if (mayBeTold(reading, sentence) && isSureEnough(reading, sentence)) {
    const isInvitation =
      asksForMore(reading, sentence) && forVisitors(reading.judge(sentence)) !== 'no'
    const said = isInvitation ? [sentence] : withoutAsides(reading, sentence)
    const parts = said.filter((part) => !annotateListIn(reading, trim(reading.prompt, part)))
    if (parts.length > 0) return [{ parts, isSentence: true }]
  }
  const clauses = clausesToTell(reading, sentence)
  const said = clauses.length === 0 ? saidOfThem(reading, sentence) : undefined
  return (said ? [said] : clauses).map((from) => ({ parts: [from], isSentence: false }))
}

function verdictOn(reading: Reading, sentence: Stretch): ForVisitors {
  return mayBeTold(reading, sentence) ? forVisitors(reading.judge(sentence)) : 'no'
}

/** What is left of a sentence is unplaced; where it may be for visitors, one tap puts it there. */
function leave(reading: Reading, sentence: Stretch, verdict: ForVisitors = 'no'): void {
  if (isIntroduction(reading, sentence)) return takeIntroduction(reading, sentence)
  const { own_words: own, suggestions } = reading.sheet
  const isAsked = suggestions.some(({ from }) => from[0] < sentence[1] && from[1] > sentence[0])
  if (verdict !== 'no' && !isAsked && suggestions.length < mostSuggestions) {
    const value = reading.text(sentence)
    reading.suggest({ field: 'own_words.about', value, from: sentence, why: 'looks_like_one' })
  }
  takeAsSaidToUs(reading, sentence)
  for (const from of leftIn(reading, sentence)) {
    own.unplaced.push({ value: reading.text(from), source: 'said', from })
    if (isForUs(reading, from)) reading.keepOff(from)
  }
  for (const run of reading.free(sentence))
    if (isConnecting(reading, run)) reading.giveToNeighbours(run)
}

/** From here on nobody needs to be asked where it belongs. */
const surelyToUs = 0.03

/** What is certainly said to us is no text that waits for its place. */
function takeAsSaidToUs(reading: Reading, sentence: Stretch): void {
  for (const clause of clausesToJudge(reading, sentence)) {
    const { visitors, wish, refusal, talk } = reading.judge(clause, sentence)
    const as = wish > talk ? 'wish' : refusal > talk ? 'refusal' : 'talk'
    if (visitors < surelyToUs && isUnknown(reading, clause)) reading.take(clause, as)
  }
}

/** No rule found anything in it, for sure or perhaps, and it holds neither a number nor a name. */
const isUnknown = (reading: Reading, [start, end]: Stretch) =>
  reading.isFree([start, end]) &&
  !mayName(reading.text([start, end]), reading.language.code) &&
  !reading.sheet.suggestions.some(({ from }) => from[0] < end && start < from[1])

/** As much as the form takes, and one sentence more. */
const longestAbout = 4_200

function lengthOf(told: Told[]): number {
  return told.flatMap(({ parts }) => parts).reduce((sum, [start, end]) => sum + end - start + 1, 0)
}

/** Whether more than small words is left of it. */
function hasContent(reading: Reading, stretch: Stretch): boolean {
  const runs = reading.free(stretch)
  if (runs.length === 1 && runs[0][0] === stretch[0] && runs[0][1] === stretch[1]) return true
  return runs.some((run) => !isConnecting(reading, run))
}

function isConnecting(reading: Reading, run: Stretch): boolean {
  const connecting = connectingIn(reading.language.code)
  return tokensOf(reading.text(run)).every(({ small }) => connecting.has(small))
}

const isMarkup = /<[a-z/!]/i
/** "Lisbon, Maine [there is another, I know]": brackets that nobody uses for visitors. */
const isNote = /[[\]]/
/** "To whom it may concern," */
const goesOn = /[,:]$/
const longestSentence = 700

/** Whether it is a sentence of its own that says more than fields do. */
function mayBeTold(reading: Reading, sentence: Stretch): boolean {
  const text = reading.text(sentence)
  return (
    text.length <= longestSentence &&
    !isMarkup.test(text) &&
    !isNote.test(text) &&
    !goesOn.test(text) &&
    !reading.isTakenAs(sentence, ['wish', 'refusal', 'talk']) &&
    (asksForMore(reading, sentence) || !isLabel(reading, sentence)) &&
    !isQuoted(reading, sentence) &&
    !holdsRefused(reading, sentence) &&
    (asksForMore(reading, sentence) || !isRepeated(reading, sentence)) &&
    !isNaming(reading, sentence)
  )
}

/** "Book on 01632 960144": it says what for, which no field of a number or an address does. */
function asksForMore(reading: Reading, sentence: Stretch): boolean {
  const isWay = [...reading.fieldsIn(sentence)].some((field) => field.startsWith('contact.'))
  const language = wordsLanguage(reading.language.code)
  return isWay && asksIn(reading.text(sentence), language).length > 0
}

/** "Tel.": a word before what stands in a field. */
function isLabel(reading: Reading, sentence: Stretch): boolean {
  const [word, ...others] = telling(reading, sentence)
  return others.length === 0 && (word === undefined || word.small.length < shortestAlone)
}

const shortestAlone = 5

/** What somebody said of them, and who said it. */
function isQuoted({ prompt }: Reading, [start]: Stretch): boolean {
  const isSource = /^[-–—] ?\p{Lu}/u.test(prompt.slice(start, start + 3))
  const afterQuote = /["”“’»]\s*$/.test(prompt.slice(Math.max(0, start - 4), start))
  return /["“„«]/.test(prompt[start]) || (isSource && afterQuote)
}

/** The name, the town and what it is, and nothing else: what is not sure of it is asked for there. */
function isNaming(reading: Reading, stretch: Stretch): boolean {
  const isWithin = ({ from }: { from: Stretch }) => stretch[0] <= from[0] && from[1] <= stretch[1]
  // "Now I make candles" could be a name, but does not look like one.
  const isLikely = ({ field, from }: { field: string; from: Stretch }) =>
    field !== 'who.name' ||
    from[0] === reading.nameAt?.[0] ||
    telling(reading, from).every(({ text }) => /^[^\p{Ll}]/u.test(text))
  const named = reading.sheet.suggestions.filter(
    (one) => naming.test(one.field) && isWithin(one) && isLikely(one)
  )
  const isNamed = named.some(
    ({ field, why }) => field !== 'who.description' || why === 'most_likely'
  )
  const isPlaced = [...reading.fieldsIn(stretch)].some((field) => naming.test(field))
  const isIn = ({ from, to }: Token) =>
    named.some(({ from: [start, end] }) => start <= from && to <= end)
  return (isNamed || isPlaced) && tellingIn(reading, stretch).every(isIn)
}

/** "A bakery called Kora in Leeds": nothing but a naming, whose name stands on the page. */
function isIntroduction(reading: Reading, sentence: Stretch): boolean {
  const isIntroduced = shownIn(reading, sentence).some(({ why }) => why === 'introduced')
  return isIntroduced && isNaming(reading, sentence)
}

/** What the page shows has its place, and so have the small words between. */
function takeIntroduction(reading: Reading, sentence: Stretch): void {
  for (const { field, from } of shownIn(reading, sentence)) reading.take(from, 'field', field)
  reading.take(sentence, 'field', 'who.name')
}

function shownIn({ sheet }: Reading, [start, end]: Stretch): Suggestion[] {
  return sheet.suggestions.filter(
    ({ field, from, why }) =>
      /^who\.(?:name|description)$/.test(field) &&
      isShown(why) &&
      start <= from[0] &&
      from[1] <= end
  )
}

const naming = /^(?:who\.(?:name|description)|where\.locality)$/

const fewestInClause = 2

/** Whole clauses that no field took any of, of a sentence whose other clauses stand in fields. */
function clausesToTell(reading: Reading, sentence: Stretch): Stretch[] {
  const fields = reading.fieldsIn(sentence)
  const isWhole = fields.size === 0 || fields.has('own_words.quotes')
  const isWish = reading.isTakenAs(sentence, ['wish', 'refusal'])
  if (isWhole || isWish || holdsRefused(reading, sentence)) return []
  if (isMarkup.test(reading.text(sentence))) return []
  return freeClauses(reading, sentence).filter(
    (clause) =>
      telling(reading, clause).length >= fewestInClause &&
      !isBesideAddress(reading, clause) &&
      !isNaming(reading, clause) &&
      forVisitors(reading.judge(clause, sentence)) === 'yes'
  )
}

const joining =
  /^(?:and|but|or|so|then|than|which|who|whose|that|where|because|if|when|while|unless|until|und|aber|oder|dann|denn|weil|wenn|dass|et|mais|ou|puis|car|si|qui|que|y|pero|o|luego|porque|e|ma|poi|perché|se|che|en|maar|of|dan|want|als|mas|então|ve|ama|veya|sonra|çünkü)(?![\p{L}\p{N}])/iu

/**
 * The clauses that no field took any of and that are lines of a list; a word before a colon is a heading,
 * and what stands in brackets, goes on from what came before or, outside of a price list, has a verb is said
 * by its sentence only.
 */
function freeClauses(reading: Reading, sentence: Stretch): Stretch[] {
  const { prompt } = reading
  const isList = reading.fieldsIn(sentence).has('offers')
  return clausesOf(prompt, sentence).filter(([start, end]) => {
    const before = prompt.slice(sentence[0], start)
    return (
      reading.isFree([start, end]) &&
      !prompt.startsWith(':', end) &&
      (isList || !isTold(prompt.slice(start, end), reading.language.code)) &&
      before.lastIndexOf('(') <= before.lastIndexOf(')') &&
      !joining.test(prompt.slice(start, end))
    )
  })
}

/** A house or a floor that the address left out. */
function isBesideAddress(reading: Reading, [start, end]: Stretch): boolean {
  const { prompt } = reading
  const before = prompt.slice(0, start).search(/[\p{L}\p{N}][^\p{L}\p{N}]*$/u)
  const behind = prompt.slice(end).search(/[\p{L}\p{N}]/u)
  return [before, behind < 0 ? behind : end + behind].some((at) =>
    /^where\.(?:street_address|postal_code)$/.test(reading.takenFor(at) ?? '')
  )
}

/**
 * Times, ways and addresses stand in their fields: a sentence that says little more than they do and
 * its other clauses is no story.
 */
function isRepeated(reading: Reading, sentence: Stretch): boolean {
  const fields = reading.fieldsIn(sentence)
  if (![...fields].some((field) => repeated.test(field))) return false
  const clauses = clausesToTell(reading, sentence)
  const left = tellingIn(reading, sentence).filter(
    ({ from }) => !clauses.some(([start, end]) => start <= from && from < end)
  )
  return left.length < fewestTelling
}

const repeated =
  /^(?:contact\.|where\.(?:opening_hours|street_address|postal_code)|offers|services|skills|clients|credentials|good_to_know)/
const fewestTelling = 3

/** What says something and is in no field. */
function tellingIn(reading: Reading, stretch: Stretch): Token[] {
  return reading.free(stretch).flatMap((run) => telling(reading, run))
}

/** The words of it that say something. */
function telling(reading: Reading, stretch: Stretch): Token[] {
  const connecting = connectingIn(reading.language.code)
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

/** The sentences as they stand, clauses on lines of their own; a line break between them stays. */
function joined(reading: Reading, told: Told[]): string {
  return told
    .map(({ parts, isSentence }, at) => {
      const text = parts.map((part) => reading.text(part)).join('')
      if (at === 0) return text
      const before = told[at - 1]
      const between = reading.prompt.slice(before.parts.at(-1)![1], parts[0][0])
      if (/\n\s*\n/.test(between)) return `\n\n${text}`
      return (between.includes('\n') || !isSentence || !before.isSentence ? '\n' : ' ') + text
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
