import { Reading } from '#designer/reader/reading'
import type { PlaceChange, SheetChange } from '#designer/sheet/change'
import {
  emptyPlace,
  weekdays,
  type DayHours,
  type FieldPath,
  type OpeningHours,
  type Place,
  type Sheet,
  type Source,
  type Stretch,
  type Value,
  type Weekday,
} from '#designer/sheet/sheet'

/** What is known, as plain values: the shape in which the API takes changes. */
export type Facts = Omit<SheetChange, 'suggestions' | 'unplaced'>

interface SheetOptions {
  /** The text that the facts were read from: what stands in it word for word is marked there. */
  prompt?: string
  source?: Source
  language?: string
}

/**
 * A sheet on which these facts stand, as a reader would have put them there. Lists that are not
 * named are empty. Where a prompt is given, values have their stretch and coverage is the whole of
 * it; what no fact takes is unplaced.
 */
export function sheetOf(facts: Facts = {}, options: SheetOptions = {}): Sheet {
  const { prompt = '', source = 'said', language = 'en' } = options
  const reading = new Reading(prompt, { code: facts.wishes?.language ?? language, sure: true })
  const { sheet } = reading

  const valueOf = <T>(field: FieldPath, value: T, words: unknown = value): Value<T> => {
    const at = typeof words === 'string' && words !== '' ? prompt.indexOf(words) : -1
    if (at < 0) return { value, source }
    const from: Stretch = [at, at + (words as string).length]
    reading.take(from, 'field', field)
    return { value, source, from }
  }
  const listOf = <T>(field: FieldPath, values: T[] = [], words: (value: T) => unknown = same) =>
    values.map((value) => valueOf(field, value, words(value)))
  const put = (target: object, group: string, fields: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined || value === null) continue
      Object.assign(target, { [name]: valueOf(`${group}.${name}` as FieldPath, value) })
    }
  }

  put(sheet.who, 'who', facts.who ?? {})
  sheet.where = (facts.where ?? []).map(({ area_served, opening_hours, ...fields }) => {
    const place: Place = emptyPlace()
    put(place, 'where', fields)
    place.area_served = listOf('where.area_served', area_served)
    const hours = place.opening_hours
    for (const day of weekdays) {
      const told = opening_hours?.[day]
      if (told) hours[day] = valueOf('where.opening_hours', told, told.text)
    }
    hours.notes = listOf('where.opening_hours.notes', opening_hours?.notes)
    return place
  })
  const { contact = {}, own_words: ownWords = {}, wishes = {} } = facts
  sheet.contact.telephones = listOf('contact.telephones', contact.telephones)
  sheet.contact.emails = listOf('contact.emails', contact.emails)
  sheet.contact.links = listOf('contact.links', contact.links, ({ url }) => url)
  sheet.contact.refused = listOf('contact.refused', contact.refused)
  put(sheet.contact, 'contact', { preferred: contact.preferred, action: contact.action })
  sheet.offers = (facts.offers ?? []).map(({ name, items }) => ({
    ...(name ? { name } : {}),
    items: listOf('offers', items, (item) => item.name),
  }))
  for (const list of ['services', 'skills', 'clients', 'credentials', 'good_to_know'] as const) {
    sheet[list] = listOf(list, facts[list])
  }
  sheet.people = listOf('people', facts.people, (person) => person.name)
  sheet.dates = listOf('dates', facts.dates, (date) => date.when)
  sheet.works = listOf('works', facts.works, (work) => work.title)
  if (facts.steps) sheet.steps = listOf('steps', facts.steps, (step) => step.name)
  if (facts.questions)
    sheet.questions = listOf('questions', facts.questions, (asked) => asked.question)
  put(sheet.own_words, 'own_words', { about: ownWords.about })
  sheet.own_words.quotes = listOf('own_words.quotes', ownWords.quotes, (quote) => quote.text)
  for (const list of ['sections_wanted', 'sections_refused'] as const) {
    sheet.wishes[list] = listOf(`wishes.${list}`, wishes[list])
  }
  sheet.wishes.moods = listOf('wishes.moods', wishes.moods)
  put(sheet.wishes, 'wishes', { theme: wishes.theme })

  sheet.coverage = reading.coverage()
  sheet.own_words.unplaced = reading
    .free()
    .filter((from) => /[\p{L}\p{N}]/u.test(reading.text(from)))
    .map((from) => trimmedStretch(prompt, from))
    .map((from) => ({ value: reading.text(from), source, from }))
  return sheet
}

/** "09:00-12:00", "13:00-18:00" as the times of a day; 'closed'; or times that are no clock times. */
export function open(...spans: string[]): DayHours {
  const clocks = spans.map((span) => /^(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/.exec(span))
  if (spans.length === 1 && spans[0] === 'closed') return { spans: [] }
  if (clocks.some((clock) => !clock)) return { spans: [], text: spans.join(', ') }
  return { spans: clocks.map((clock) => ({ opens: clock![1], closes: clock![2] })) }
}

/** A week in short: `week({ 'monday-friday': '09:00-17:00', 'sunday': 'closed' })`. */
export function week(days: Record<string, string | string[]>): PlaceChange['opening_hours'] {
  const hours: Partial<Record<Weekday, DayHours>> = {}
  for (const [named, spans] of Object.entries(days)) {
    const [first, last = first] = named.split('-').map((day) => weekdays.indexOf(day as Weekday))
    if (first < 0 || last < first) throw new Error(`No weekdays: ${named}`)
    for (let day = first; day <= last; day++) hours[weekdays[day]] = open(...[spans].flat())
  }
  return hours
}

/** Times as they stand on a sheet, for tests of what reads them there. */
export function weekOnSheet(days: Record<string, string | string[]>): OpeningHours {
  return sheetOf({ where: [{ opening_hours: week(days) }] }).where[0].opening_hours
}

function same<T>(value: T): T {
  return value
}

function trimmedStretch(text: string, [start, end]: Stretch): Stretch {
  const words = text.slice(start, end)
  return [start + words.length - words.trimStart().length, start + words.trimEnd().length]
}
