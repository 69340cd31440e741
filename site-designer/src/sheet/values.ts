import { weekdays, type FieldPath, type Place, type Sheet, type Value } from '#designer/sheet/sheet'

export interface ValueInField {
  field: FieldPath
  value: Value<unknown>
}

/** Every value on the sheet that a page can show, with the field that it stands in. */
export function valuesOf(sheet: Sheet): ValueInField[] {
  const { who, contact, own_words: ownWords } = sheet
  const found: ValueInField[] = []
  const add = (field: FieldPath, ...values: (Value<unknown> | undefined)[]) => {
    for (const value of values) if (value) found.push({ field, value })
  }
  for (const name of whoFields) add(`who.${name}`, who[name])
  for (const place of sheet.where) found.push(...valuesOfPlace(place))
  add('contact.telephones', ...contact.telephones)
  add('contact.emails', ...contact.emails)
  add('contact.links', ...contact.links)
  add('contact.preferred', contact.preferred)
  add('contact.refused', ...contact.refused)
  add('offers', ...sheet.offers.flatMap(({ items }) => items))
  for (const name of lists) add(name, ...sheet[name])
  add('own_words.about', ownWords.about)
  add('own_words.quotes', ...ownWords.quotes)
  return found
}

function valuesOfPlace(place: Place): ValueInField[] {
  const { area_served: areas, opening_hours: hours } = place
  const list: ValueInField[] = placeFields.flatMap((name) => {
    const value = place[name]
    return value ? [{ field: `where.${name}` as const, value }] : []
  })
  for (const value of areas) list.push({ field: 'where.area_served', value })
  for (const day of weekdays) {
    const value = hours[day]
    if (value) list.push({ field: 'where.opening_hours', value })
  }
  for (const value of hours.notes) list.push({ field: 'where.opening_hours.notes', value })
  return list
}

/** Whether nothing is known of a place: then there is none. */
export function isNoPlace(place: Place): boolean {
  return valuesOfPlace(place).length === 0
}

/** Every text in a value, of items and people the texts of their fields. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Whether two values say the same; a field that is undefined is one that is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) =>
    isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])
  )
}

export const whoFields = [
  'name',
  'has_no_name',
  'description',
  'kind',
  'slogan',
  'founding_year',
] as const

/** The fields of a place that hold one value. */
export const placeFields = [
  'label',
  'street_address',
  'postal_code',
  'locality',
  'country',
  'online',
  'by_appointment',
  'closed_until',
] as const

/** The lists of texts that stand at the top of a sheet. */
export const textLists = ['services', 'skills', 'clients', 'credentials', 'good_to_know'] as const

const lists = [...textLists, 'people', 'dates', 'works'] as const
