import { wordsIn } from '#designer/language/tokens'
import { negative } from '#designer/language/words_of'
import type { Sheet } from '#designer/sheet/sheet'
import { fold } from '#designer/language/fold'

/** The words that stand on the page anyway, because a field of the sheet holds them. */
export function wordsElsewhere(sheet: Sheet): Set<string> {
  const { who, where, contact, works, people, dates, services, skills, clients, credentials } =
    sheet
  const offered = sheet.offers.flatMap(({ name, items }) => [
    name,
    ...items.flatMap(({ value }) => [value.name, value.price, value.description, value.note]),
  ])
  const told = [
    who.name?.value,
    ...where.flatMap((place) => [
      place.street_address?.value,
      place.postal_code?.value,
      place.locality?.value,
    ]),
    ...contact.telephones.map(({ value }) => value),
    ...contact.emails.map(({ value }) => value),
    ...offered,
    ...works.flatMap(({ value }) => [value.title, value.year, value.about]),
    ...people.flatMap(({ value }) => [value.name, value.role, value.about]),
    ...dates.flatMap(({ value }) => [value.when, value.title, value.place]),
    ...[services, skills, clients, credentials].flatMap((list) => list.map(({ value }) => value)),
  ]
  return new Set(telling(told.filter((text) => text !== undefined).join(' ')))
}

const fewest = 2

/**
 * Whether a line says nothing that stands nowhere else: the list that fields were read from. A label
 * before it counts only where it gives a figure.
 */
export function isElsewhere(line: string, elsewhere: Set<string>): boolean {
  const words = telling(line.replace(/^[^:\d]{1,30}:/, ''))
  const isSame = words.length >= fewest && words.every((word) => elsewhere.has(word))
  return isSame && !negative.test(line)
}

function telling(text: string): string[] {
  return wordsIn(fold(text)).filter((word) => word.length > 3 || /\d/.test(word))
}
