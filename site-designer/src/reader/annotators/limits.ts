import type { Reading } from '#designer/reader/reading'
import type { Stretch } from '#designer/sheet/sheet'

/** As many as a person can look through; the form takes no more either. */
const most = { places: 10, groups: 50, items: 200, lines: 50, ways: 10, notes: 20 }
/** One more is kept free for the kind. */
export const mostSuggestions = 39

/**
 * A sheet that a person can look through. What is too many goes back to the prompt, where it is
 * unplaced; of suggestions that say the same the first stays.
 */
export function annotateLimits(reading: Reading): void {
  const { sheet } = reading
  const keep = <T>(list: T[], count: number) => {
    for (const stretch of list.splice(count).flatMap(stretchesIn)) reading.release(stretch)
  }
  keep(sheet.where, most.places)
  let left = most.items
  for (const { items } of sheet.offers) {
    keep(items, left)
    left -= items.length
  }
  const full = sheet.offers.filter(({ items }) => items.length > 0)
  for (const { items } of full.slice(most.groups)) keep(items, 0)
  const gone = sheet.offers.filter((group) => !full.slice(0, most.groups).includes(group))
  for (const { name } of gone) if (name) releaseHeading(reading, name)
  sheet.offers = full.slice(0, most.groups)
  const { telephones, emails, links } = sheet.contact
  for (const list of [telephones, emails, links]) keep(list as unknown[], most.ways)
  for (const { area_served: area, opening_hours: hours } of sheet.where) {
    keep(area, most.lines)
    keep(hours.notes, most.notes)
  }
  const {
    services,
    skills,
    clients,
    credentials,
    people,
    dates,
    works,
    good_to_know: known,
  } = sheet
  for (const list of [services, skills, clients, credentials, people, dates, works, known]) {
    keep(list as unknown[], most.lines)
  }
  const seen = new Set<string>()
  sheet.suggestions = sheet.suggestions
    .filter((one) => {
      const key = JSON.stringify([one.field, one.value, ('place' in one && one.place) || 0])
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, mostSuggestions)
}

/** The heading of a group whose items all went back: it goes with them. */
function releaseHeading(reading: Reading, name: string): void {
  const at = reading.prompt.indexOf(name)
  if (at >= 0) reading.release([at, at + name.length])
}

/** Where the values within something stand in the prompt. */
function stretchesIn(value: unknown): Stretch[] {
  if (typeof value !== 'object' || value === null) return []
  if ('from' in value && Array.isArray(value.from)) return [value.from as Stretch]
  return Object.values(value).flatMap(stretchesIn)
}
