import type { DayHours, PlaceChange, SheetChange, TimeSpan } from 'site-designer/sheet'
import { weekdays } from 'site-designer/sheet'
import { isClockTime } from '../hours/clock_time.ts'

/** A change without empty rows, which stay only in the form. */
export function sendable(change: SheetChange): SheetChange {
  const sent = { ...change }
  for (const list of LINES) if (change[list]) sent[list] = lines(change[list])
  if (change.where) sent.where = change.where.map(place).filter(isSaid)
  if (change.contact) sent.contact = contact(change.contact)
  if (change.offers) sent.offers = change.offers.map(offers).filter(({ items }) => items.length > 0)
  if (change.people) sent.people = change.people.map(trimmed).filter(({ name }) => name)
  if (change.works) sent.works = change.works.map(trimmed).filter(({ title }) => title)
  if (change.dates) {
    sent.dates = change.dates.map(trimmed).filter(({ title, when }) => title && when)
  }
  if (change.own_words?.quotes) {
    const quotes = change.own_words.quotes.map(trimmed).filter(({ text }) => text)
    sent.own_words = { ...change.own_words, quotes }
  }
  return sent
}

const LINES = ['services', 'skills', 'clients', 'credentials', 'good_to_know'] as const

type Contact = NonNullable<SheetChange['contact']>

function contact(change: Contact): Contact {
  const sent = { ...change }
  if (change.telephones) sent.telephones = lines(change.telephones)
  if (change.emails) sent.emails = lines(change.emails)
  if (change.links) sent.links = change.links.map(link).filter(({ url }) => url)
  return sent
}

function link({ url, label }: { url: string; label: string }) {
  return { url: url.trim(), label: label.trim() }
}

function offers({ name, items }: NonNullable<SheetChange['offers']>[number]) {
  const heading = name?.trim()
  const filled = items.map(trimmed).filter((item) => item.name)
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
