import type { Loose } from '#designer/sheet/readings/loose'
import type { Quoted } from '#designer/sheet/readings/quoted'
import { emptyPlace, weekdays, type DayHours, type Place } from '#designer/sheet/sheet'

export function readPlaces(answer: readonly Loose[], quoted: Quoted): Place[] {
  return answer.map((entry) => readPlace(entry, quoted))
}

const texts = [
  'label',
  'street_address',
  'postal_code',
  'locality',
  'country',
  'closed_until',
] as const

function readPlace(answer: Loose, quoted: Quoted): Place {
  const place = emptyPlace()
  for (const name of texts) {
    const value = quoted.text(answer.one(name), `where.${name}`)
    if (value) place[name] = value
  }
  for (const name of ['online', 'by_appointment'] as const) {
    const entry = answer.one(name)
    const value = quoted.concluded(entry, `where.${name}`, entry.yes('value') || undefined)
    if (value) place[name] = value
  }
  place.area_served = quoted.texts(answer.list('area_served'), 'where.area_served')
  readHours(place, answer.list('opening_hours'), quoted)
  place.opening_hours.notes = quoted.texts(answer.list('hours_notes'), 'where.opening_hours.notes')
  return place
}

/** Several rows of one day are its several spans. */
function readHours({ opening_hours: hours }: Place, rows: readonly Loose[], quoted: Quoted): void {
  for (const row of rows) {
    const told = dayHours(row)
    const value = quoted.concluded(row, 'where.opening_hours', told)
    if (!value) continue
    for (const day of weekdays.filter((one) => row.texts('days').includes(one))) {
      const known = hours[day]
      if (!known) hours[day] = structuredClone(value)
      else known.value.spans.push(...value.value.spans)
    }
  }
}

function dayHours(row: Loose): DayHours | undefined {
  const [opens, closes, text] = [row.text('opens'), row.text('closes'), row.text('text')]
  if (opens && closes) return { spans: [{ opens, closes }] }
  if (text) return { spans: [], text }
  return row.yes('closed') ? { spans: [] } : undefined
}
