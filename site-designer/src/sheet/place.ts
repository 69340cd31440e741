import type { Weekday } from '#designer/language/weekdays'
import type { Value } from '#designer/sheet/value'

export { weekdays, type Weekday } from '#designer/language/weekdays'

export interface Place {
  /** Distinguishes it from the other places: "Leith", "Old Town". */
  label?: Value<string>
  street_address?: Value<string>
  postal_code?: Value<string>
  locality?: Value<string>
  country?: Value<string>
  area_served: Value<string>[]
  online?: Value<boolean>
  opening_hours: OpeningHours
  by_appointment?: Value<boolean>
  /** "3 January", as typed. */
  closed_until?: Value<string>
}

/** Nothing is known about a weekday that is missing. */
export type OpeningHours = { [day in Weekday]?: Value<DayHours> } & {
  /** What does not fit the weekdays, as typed: "every second Monday closed". */
  notes: Value<string>[]
}

/** Without spans and text the day is closed. */
export interface DayHours {
  spans: TimeSpan[]
  /** Times that are not clock times, as typed: "from 6 till late". */
  text?: string
}

/** "09:00" to "17:30"; it ends on the next day if `closes` is not after `opens`. */
export interface TimeSpan {
  opens: string
  closes: string
}

export function emptyPlace(): Place {
  return { area_served: [], opening_hours: { notes: [] } }
}

/** Where the prompt begins to speak of it. */
export function startOf({ label, street_address: street, locality }: Place): number {
  return Math.min(...[label, street, locality].map((value) => value?.from?.[0] ?? Infinity))
}
