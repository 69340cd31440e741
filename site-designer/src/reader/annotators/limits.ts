import type { Reading } from '#designer/reader/reading'
import type { Stretch } from '#designer/sheet/sheet'

/** As many as a person can look through; the form takes no more either. */
const most = { places: 10, items: 200, lines: 50, suggestions: 40 }

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
  sheet.offers = sheet.offers.filter(({ items }) => items.length > 0)
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
    .filter(({ field, value }) => {
      const key = JSON.stringify([field, value])
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, most.suggestions)
}

/** Where the values within something stand in the prompt. */
function stretchesIn(value: unknown): Stretch[] {
  if (typeof value !== 'object' || value === null) return []
  if ('from' in value && Array.isArray(value.from)) return [value.from as Stretch]
  return Object.values(value).flatMap(stretchesIn)
}
