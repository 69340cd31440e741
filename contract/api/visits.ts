/** How many days back the visits of a website can be shown. */
export const VISIT_RANGES = [7, 30, 90, 365] as const
export type VisitRange = (typeof VISIT_RANGES)[number]

export type VisitDevice = 'phone' | 'tablet' | 'computer'

/** The name of the referrers beyond the most that are told apart in a day. */
export const OTHER_REFERRERS = 'other'

export interface VisitCounts {
  views: number
  /** Of each day, added up: a person who returns on another day is counted again. */
  visitors: number
}

export interface VisitDay extends VisitCounts {
  /** Such as 2026-03-14, in UTC. */
  day: string
}

export interface VisitSource<Name extends string = string> {
  name: Name
  views: number
}

/** GET visits/. */
export interface Visits extends VisitCounts {
  /** One for each day of the range, the oldest first. */
  days: VisitDay[]
  /** Host names, the most frequent first. */
  referrers: VisitSource[]
  devices: VisitSource<VisitDevice>[]
  /** The first day with visits, of those that are kept; null if there is none. */
  first_day: string | null
  /** The same number of days before; null if visits are not kept for that long. */
  previous: VisitCounts | null
}
