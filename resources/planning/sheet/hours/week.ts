import type { DayHours, PlaceChange, Weekday } from 'site-designer/sheet'
import { weekdays } from 'site-designer/sheet'

export type Hours = NonNullable<PlaceChange['opening_hours']>

/** The times of one day on other days too. A day of which nothing is known empties them. */
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

/** Days of which nothing is known yet. */
export function openDays(hours: Hours): Weekday[] {
  return weekdays.filter((day) => !hours[day])
}

export function hasHours(hours: Hours | undefined): boolean {
  return Boolean(hours && (weekdays.some((day) => hours[day]) || hours.notes?.length))
}

function copyOf({ spans, text }: DayHours): DayHours {
  return { spans: spans.map((span) => ({ ...span })), ...(text !== undefined && { text }) }
}
