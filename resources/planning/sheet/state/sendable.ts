import type {
  DayHours,
  Link,
  PlaceChange,
  SheetChange,
  TimeSpan,
  ValueField,
} from 'site-designer/sheet'
import { entryOf, fieldOf, valueFields, weekdays } from 'site-designer/sheet'
import { isClockTime } from '../hours/clock_time.ts'
import { mapFields } from './merge_changes.ts'

/** A change without empty rows, which stay only in the form. */
export function sendable(change: SheetChange): SheetChange {
  return mapFields(change, (path, value) => {
    if (path === 'where') return (value as PlaceChange[]).map(place).filter(isSaid)
    if (path === 'offers') return (value as Offers[]).map(offers).filter(isFilled)
    return valueFields.includes(path as ValueField) && Array.isArray(value)
      ? filledRows(path as ValueField, value)
      : value
  })
}

type Offers = NonNullable<SheetChange['offers']>[number]

/** Lines that are not empty, and entries with all texts that they need. */
function filledRows(path: ValueField, rows: readonly unknown[]): readonly unknown[] {
  const field = fieldOf(path)
  if (field.of === 'line' || field.of === 'email') return lines(rows as string[])
  if (field.of === 'link') return (rows as Link[]).map(link).filter(({ url }) => url)
  const texts = Object.entries(entryOf(field)?.texts ?? {})
  if (texts.length === 0) return rows
  const needed = texts.filter(([, { isRequired }]) => isRequired)
  const typed = (rows as Record<string, string>[]).map(trimmed)
  return typed.filter((row) => needed.every(([name]) => row[name]))
}

/** A link without a label is sent, so that the server says what is missing. */
function link({ url, label }: Link): Link {
  return { url: url.trim(), label: label.trim() }
}

function isFilled({ items }: Offers): boolean {
  return items.length > 0
}

function offers({ name, items }: Offers): Offers {
  const heading = name?.trim()
  const filled = filledRows('offers', items) as Offers['items']
  return { ...(heading && { name: heading }), items: filled }
}

function place({ opening_hours: hours, area_served: areas, ...change }: PlaceChange): PlaceChange {
  const sent: PlaceChange = trimmed(change)
  const served = lines(areas ?? [])
  if (served.length > 0) sent.area_served = served
  const days = weekdays.filter((day) => hours?.[day] && isDay(hours[day]))
  const notes = lines(hours?.notes ?? [])
  if (days.length > 0 || notes.length > 0) {
    const week = Object.fromEntries(days.map((day) => [day, dayHours(hours![day]!)]))
    sent.opening_hours = { ...week, ...(notes.length > 0 && { notes }) }
  }
  return sent
}

/** A day with an unfinished span is not closed; its hours are not known yet. */
function isDay({ spans, text }: DayHours): boolean {
  return spans.length === 0 || spans.some(isSpan) || Boolean(text?.trim())
}

function dayHours({ spans, text }: DayHours): DayHours {
  const typed = text?.trim()
  return { spans: spans.filter(isSpan), ...(typed && { text: typed }) }
}

function isSpan({ opens, closes }: TimeSpan): boolean {
  return isClockTime(opens) && isClockTime(closes) && opens !== closes
}

function isSaid(change: PlaceChange): boolean {
  return Object.keys(change).length > 0
}

function lines(list: readonly string[]): string[] {
  return list.map((line) => line.trim()).filter(Boolean)
}

/** Trimmed texts, without empty ones and unticked fields. */
function trimmed<T extends object>(row: T): T {
  const entries = Object.entries(row).map(([name, value]) => {
    return [name, typeof value === 'string' ? value.trim() : value]
  })
  return Object.fromEntries(entries.filter(([, value]) => value)) as T
}
