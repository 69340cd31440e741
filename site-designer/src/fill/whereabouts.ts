import type { Place, Sheet } from '#designer/sheet/sheet'
import { wordsLanguage } from '#designer/language/language'
import { fold } from '#designer/language/fold'
import { listed } from '#designer/language/normalise'

/** Street and number, unless the person wants them off the page. */
export function streetOf(place: Place, { contact }: Sheet): string | undefined {
  const isRefused = contact.refused.some(({ value }) => value === 'address')
  return isRefused ? undefined : place.street_address?.value
}

/** "12 Mill Street, Leith, EH6 7AB", "Rue Haute 3, 1000 Brussels"; undefined without a street. */
export function addressOf(place: Place, sheet: Sheet): string | undefined {
  const street = streetOf(place, sheet)
  if (!street) return undefined
  const says = (words: string | undefined) => words !== undefined && !street.includes(words)
  const code = place.postal_code?.value
  const town = place.locality && unsaid(place.locality.value, street)
  const parts = [says(code) ? code : undefined, says(town) ? town : undefined]
  // A code that begins with a letter stands behind the town, one of figures before it.
  const isBehind = code !== undefined && /^\p{L}/u.test(code)
  const townLine = isBehind
    ? parts.reverse().filter(Boolean).join(', ')
    : parts.filter(Boolean).join(' ')
  return [street, townLine, place.country?.value].filter(Boolean).join(', ')
}

/** "Green Lanes London" behind "412 Green Lanes" is London: what the street ends with is said. */
function unsaid(town: string, street: string): string {
  const words = town.split(' ')
  const isSaid = (count: number) => {
    const start = words.slice(0, count).join(' ')
    return fold(` ${street}`).endsWith(fold(` ${start}`))
  }
  const said = words.findLastIndex((_, at) => at > 0 && isSaid(at))
  return words.slice(Math.max(0, said)).join(' ')
}

/** The town, or the towns of several places where these are two: "Leith and Portobello". */
export function localityOf(sheet: Sheet): string | undefined {
  const towns = [...new Set(sheet.where.flatMap(({ locality }) => locality?.value ?? []))]
  if (towns.length > 2) return undefined
  const language = wordsLanguage(sheet.wishes.language.value)
  return towns.length > 0 ? listed(towns, language) : undefined
}

/** Where the business comes to, each once. */
export function areaOf({ where }: Sheet): string[] {
  return [...new Set(where.flatMap(({ area_served: area }) => area.map(({ value }) => value)))]
}

/** What tells it apart from the other places: two shops that may be in one town have their streets. */
export function nameOfPlace(place: Place, sheet: Sheet): string | undefined {
  const town = place.locality?.value
  const others = sheet.where.filter((one) => one !== place)
  const isOnly = others.every((one) =>
    one.locality ? one.locality.value !== town : !streetOf(one, sheet)
  )
  return place.label?.value ?? ((isOnly && town) || streetOf(place, sheet) || town)
}

/** Whether there is a way to it: an address. */
export function hasDoor(place: Place, sheet: Sheet): boolean {
  return streetOf(place, sheet) !== undefined
}

export function isOnline({ where }: Sheet): boolean {
  return where.some(({ online }) => online?.value === true)
}

export function isByAppointment({ where }: Sheet): boolean {
  return where.some(({ by_appointment: asked }) => asked?.value === true)
}
