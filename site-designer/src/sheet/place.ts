import type { Value } from '#designer/sheet/value'

export interface Place {
  /** What tells it from the other places: "Leith", "Old Town". */
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

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** A weekday that is missing is one of which nothing is known. */
export type OpeningHours = { [day in Weekday]?: Value<DayHours> } & {
  /** What no grid of days can hold, as typed: "every second Monday closed", "from 6 till late". */
  notes: Value<string>[]
}

/** Closed where there is neither a span nor a text. */
export interface DayHours {
  spans: TimeSpan[]
  /** Times that are no clock times, as typed: "from 6 till late". */
  text?: string
}

/** "09:00" to "17:30"; past midnight where `closes` is not after `opens`. */
export interface TimeSpan {
  opens: string
  closes: string
}

export function emptyPlace(): Place {
  return { area_served: [], opening_hours: { notes: [] } }
}
