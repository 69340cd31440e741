import { tokensOf } from '#designer/language/tokens'
import { perLanguage } from '#designer/language/words_of'
import { isLikely } from '#designer/reader/claim'
import { isGivenName } from '#designer/reader/words/known_names'
import { forVisitors, isForUs } from '#designer/reader/judge/clauses'
import { placeAt } from '#designer/reader/places'
import type { Reading } from '#designer/reader/reading'
import { isShown } from '#designer/sheet/likely'
import { withoutSentence } from '#designer/sheet/changes/remove_from_own_words'
import { overlap } from '#designer/sheet/coverage'
import type { DatedEvent, Stretch, Suggestion, Value } from '#designer/sheet/sheet'

const setOf = (...lists: string[]) => new Set(lists.flatMap((list) => list.split('|')))
const smallIn = perLanguage((words) => setOf(words.connecting, words.own, words.article))

/** "Our hall in Little Snoring" is there, and not called so. */
const inPlace = perLanguage((words) => new RegExp(`(?<!\\p{L})(?:${words.in_place}) $`, 'iu'))

/**
 * Puts on the sheet what proved right in nine of ten: the name that the page would show anyway, a row
 * with a price, an event. It is marked as assumed, and the person can undo it; the rest is suggested.
 */
export function assume(reading: Reading): void {
  const { sheet } = reading
  for (const suggestion of [...sheet.suggestions]) {
    if (!sheet.suggestions.includes(suggestion) || !isAssumed(reading, suggestion)) continue
    const { id, value, from, field } = suggestion
    const assumed = { source: 'said', from, assumed: id } as const
    if (field === 'who.name') sheet.who.name = { value, ...assumed }
    else if (field === 'where.locality')
      placeAt(reading, from[0]).locality = { value: named(value), ...assumed }
    else if (field === 'dates') sheet.dates.push({ value, ...assumed })
    else if (field === 'offers') {
      if (sheet.offers.length === 0) sheet.offers.push({ items: [] })
      sheet.offers.at(-1)!.items.push({ value, ...assumed })
    }
    // A name is asked for once; what else could be it is asked for no more.
    sheet.suggestions = sheet.suggestions.filter((one) =>
      field === 'who.name' ? one.field !== field : one.id !== id
    )
    if (field === 'who.name') freeUnplaced(reading, from)
    else moveFromOwnWords(reading, from)
    reading.take(from, 'field', field)
  }
  sheet.own_words.unplaced = sheet.own_words.unplaced.flatMap((one) => leftOf(reading, one))
}

function isAssumed(reading: Reading, suggestion: Suggestion): boolean {
  const { id, field, from, value } = suggestion
  const { sheet } = reading
  const { who } = sheet
  switch (field) {
    case 'who.name':
      return !who.name && !who.has_no_name && isLikelyName(reading, suggestion)
    case 'where.locality':
      return isBehindKind(reading, from[0]) && sheet.where.every(({ locality }) => !locality)
    case 'offers':
      return reading.likely.has(id) && isPublic(reading, from) && isWhole(reading, value.name)
    case 'dates':
      return reading.likely.has(id) && isPublic(reading, from) && saysAll(reading, from, value)
    default:
      return false
  }
}

function isLikelyName(reading: Reading, { id, why, value, from }: Suggestion): boolean {
  const { likely, prompt, language } = reading
  const isSomewhere = inPlace(language.code).test(prompt.slice(Math.max(0, from[0] - 20), from[0]))
  if (isTwoPeople(String(value)) || isSomewhere || noName.test(String(value))) return false
  return why === 'introduced' ? isLikely('name.introduced') : isShown(why) && likely.has(id)
}

/** Who types without capitals means a town that has one. */
const named = (town: string) =>
  /\p{Lu}/u.test(town) ? town : town.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** "Bakery in leeds": nothing but "in" stands between a town and what the business is. */
function isBehindKind({ kindAt, prompt }: Reading, at: number): boolean {
  return kindAt !== undefined && /^ \p{L}+(?: \p{L}+)? $/u.test(prompt.slice(kindAt[1], at))
}

/** "412 Congress Ave", "Hi I'm Priya". */
const noName = /^\d|(?<!\p{L})I['’]m(?!\p{L})/u

/** "Rosanna e Duilio Fabbri" may be who runs it. */
function isTwoPeople(name: string): boolean {
  const [first] = /^\p{Lu}\p{L}+(?= \p{Ll}{1,3} \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$)/u.exec(name) ?? []
  return first !== undefined && isGivenName(first)
}

/** A price or a date in what is said to us is not for the page: "I can pay €300", "I need it by 3 May". */
function isPublic(reading: Reading, from: Stretch): boolean {
  const sentences = reading.sentences.filter((sentence) => overlap(sentence, from))
  return (
    !isForUs(reading, from) &&
    !reading.isTakenAs(from, ['wish', 'refusal', 'talk']) &&
    sentences.every((sentence) => forVisitors(reading.judge(sentence)) === 'yes')
  )
}

/** "First class free then" is cut off, "per" and "there's" name nothing. */
function isWhole({ language }: Reading, name: string): boolean {
  const last = tokensOf(name).at(-1)
  const isCutOff = last !== undefined && smallIn(language.code).has(last.small)
  return /\p{L}{4}/u.test(name) && !/['’]s$/u.test(name) && !isCutOff
}

/** Whether nothing that says something is left of the sentence besides the event; several dates are asked for. */
function saysAll(reading: Reading, from: Stretch, { when, title }: DatedEvent): boolean {
  const isOnly = reading.sheet.suggestions.filter((one) => overlap(one.from, from)).length === 1
  const rest = reading.text(from).replace(when, '').replace(title, '')
  return isOnly && !/[\p{L}\p{N}]{4}/u.test(rest) && isWhole(reading, title)
}

/** A sentence that is nothing but the row is told once. */
function moveFromOwnWords(reading: Reading, from: Stretch): void {
  const { own_words: own } = reading.sheet
  if (!own.about) return
  const left = withoutSentence(own.about.value, reading.text(from))
  if (left === own.about.value.trim()) return
  if (left === '') delete own.about
  else own.about = { value: left, source: 'said' }
  reading.release(from)
}

/** What waits for the person, around a name as well, may be placed. */
function freeUnplaced(reading: Reading, from: Stretch): void {
  for (const one of reading.sheet.own_words.unplaced)
    if (one.from && overlap(one.from, from)) {
      for (let at = one.from[0]; at < one.from[1]; at++)
        if (reading.takenAs(at) === 'unplaced') reading.release([at, at + 1])
    }
}

/** What is left of an unplaced stretch once its name stands in a field. */
function leftOf(reading: Reading, unplaced: Value<string>): Value<string>[] {
  const { from } = unplaced
  if (!from || reading.isFree(from) || !reading.fieldsIn(from).has('who.name')) return [unplaced]
  const small = smallIn(reading.language.code)
  const shown = reading.sheet.suggestions.filter(({ why }) => isShown(why))
  const left = reading
    .free(from)
    .flatMap((run) => tokensOf(reading.text(run), run[0]))
    .filter((token) => !small.has(token.small))
    .filter((token) => !shown.some((one) => overlap(one.from, [token.from, token.to])))
  if (left.length === 0) {
    reading.take(from, 'field', 'who.name')
    return []
  }
  const rest: Stretch = [left[0].from, left.at(-1)!.to]
  if (isForUs(reading, rest)) reading.keepOff(rest)
  return [{ ...unplaced, value: reading.text(rest), from: rest }]
}
