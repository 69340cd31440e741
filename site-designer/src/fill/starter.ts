import { kindOf, languageOf, spokenLanguage } from '#designer/fill/business'
import { hasHours } from '#designer/fill/schedule'
import { starterOf, type Starter } from '#designer/kinds/starter'
import { foldedWords } from '#designer/language/tokens'
import { isLanguage } from '#designer/language/language'
import type { StarterField } from '#designer/sheet/change'
import type { Sheet, Value } from '#designer/sheet/sheet'
import { schemaOf } from '#designer/site/kinds'

/** From how many topics of the person's own on words of ours step back. */
const enoughTold = { questions: 4, steps: 6 }

/**
 * The sheet with what is ready for its kind: steps and questions that the person has neither given nor
 * changed nor taken away, unless the section is refused or they have enough to tell themselves. What
 * stood there of ours before is replaced, as another kind or language has other words.
 */
export function withStarter<T extends Sheet>(sheet: T): T {
  const starter = readyFor(sheet)
  const told = topicsTold(sheet)
  return {
    ...sheet,
    ...listed(sheet, 'steps', told < enoughTold.steps ? starter?.steps : []),
    ...listed(sheet, 'questions', told < enoughTold.questions ? starter?.questions : []),
  }
}

/** So long is a text that makes a section of the page. */
const longText = 240

/** About how many sections of the page the person's own facts make. */
function topicsTold(sheet: Sheet): number {
  const { offers, services, people, dates, works, credentials, clients, where } = sheet
  const { quotes, about } = sheet.own_words
  return [
    offers.some(({ items }) => items.length > 0),
    services.length > 0,
    people.length > 0,
    dates.length > 0,
    works.length > 0,
    credentials.length + clients.length > 0,
    where.some((place) => hasHours(place.opening_hours) || place.street_address),
    quotes.length > 0,
    (about?.value.length ?? 0) > longText,
  ].filter(Boolean).length
}

function listed(sheet: Sheet, field: StarterField, ready: readonly object[] = []) {
  const held: readonly Value<object>[] = sheet[field] ?? []
  if (sheet.edited.includes(field)) return {}
  const theirs = held.filter(({ source }) => source !== 'ours')
  const isRefused = sheet.wishes.sections_refused.some(
    ({ value }) => schemaOf(value).starter === field
  )
  const ours = ready.map((value) => ({ value, source: 'ours' as const }))
  const list = theirs.length > 0 || isRefused ? theirs : ours
  return sheet[field] === undefined && list.length === 0 ? {} : { [field]: list }
}

/** The starter of the kind that was said, in the language that the page is in. */
function readyFor(sheet: Sheet): Starter | undefined {
  const kind = kindOf(sheet)
  // Judges of pages found words for a likely or a broad kind worse than none: a fitness class for an escape room.
  if (!sheet.who.kind || kind.isBroad || !isLanguage(spokenLanguage(sheet))) return undefined
  return starterOf(kind, languageOf(sheet))
}

/**
 * A sentence about each of these services, where there is one: that of the longest name, in the words
 * of the trade, that stands in the service's name word by word. None is told twice.
 */
export function sentencesAbout(services: readonly string[], sheet: Sheet): (string | undefined)[] {
  const known = Object.entries(readyFor(sheet)?.services ?? {})
    .map(([name, sentence]) => ({ words: foldedWords(name), sentence }))
    .toSorted((one, other) => lengthOf(other.words) - lengthOf(one.words))
  const told = new Set<string>()
  return services.map((service) => {
    const named = new Set(foldedWords(service))
    const found = known.find(({ words }) => words.every((word) => named.has(word)))
    if (!found || told.has(found.sentence)) return undefined
    told.add(found.sentence)
    return found.sentence
  })
}

/** What a message should hold. */
export function whatToSend(sheet: Sheet): string | undefined {
  return readyFor(sheet)?.send || undefined
}

const [fewestThings, mostThings] = [3, 6]

/** Three to six things that visitors come with. */
export function whatToBring(sheet: Sheet): string[] {
  const things = readyFor(sheet)?.bring ?? []
  return things.length >= fewestThings ? things.slice(0, mostThings) : []
}

function lengthOf(words: readonly string[]): number {
  return words.join(' ').length
}
