import type { DayHours, PlaceChange, Weekday } from 'site-designer/sheet'
import { weekdays } from 'site-designer/sheet'
import { isClockTime } from './clock_time.ts'

export type Hours = NonNullable<PlaceChange['opening_hours']>

/** Copies the hours of one day to other days. A day without known hours empties them. */
export function copiedTo(hours: Hours, from: Weekday, days: readonly Weekday[]): Hours {
  const copied = { ...hours }
  for (const day of days) {
    if (hours[from]) copied[day] = copyOf(hours[from])
    else delete copied[day]
  }
  return copied
}

export function withDay(hours: Hours, day: Weekday, dayHours: DayHours | undefined): Hours {
  const { [day]: _, ...others } = hours
  return dayHours ? { ...others, [day]: dayHours } : others
}

/** Days without known hours. */
export function openDays(hours: Hours): Weekday[] {
  return weekdays.filter((day) => !hours[day])
}

export function hasHours(hours: Hours | undefined): boolean {
  return Boolean(hours && (weekdays.some((day) => hours[day]) || hours.notes?.length))
}

/** The error in the times of a day, if there is one. */
export function faultOf({ spans }: DayHours): 'not_a_time' | 'same_time' | undefined {
  const times = spans.flatMap(({ opens, closes }) => [opens, closes]).filter(Boolean)
  if (!times.every(isClockTime)) return 'not_a_time'
  return spans.some(({ opens, closes }) => opens && opens === closes) ? 'same_time' : undefined
}

function copyOf({ spans, text }: DayHours): DayHours {
  return { spans: spans.map((span) => ({ ...span })), ...(text !== undefined && { text }) }
}
