import type { Hours } from '#designer/facts/week'

export type OpenAt = Hours['open'][number]

/** "Sunday 10-14, other days 9-20": the others are the days that were not named. */
export function besides(named: OpenAt[], days: number[]): number[] {
  return days.filter((day) => !named.some((entry) => entry.days.includes(day)))
}

/**
 * Whether hours tell a part of the week only and the text speaks of the rest without hours: "women
 * Tuesday 10-18, men on the other days". To call those days closed would be wrong.
 */
export function leavesOut(open: OpenAt[], closed: number[], speaksOfOthers: boolean): boolean {
  const told = new Set([...closed, ...open.flatMap(({ days }) => days)])
  return speaksOfOthers && open.length > 0 && told.size < 7
}

/** "Open 7-14, closed Wednesdays": hours of no day are those of the days that are not closed. */
export function daysOfAll(open: OpenAt[], closed: number[]): OpenAt[] {
  const isOfDays = closed.length > 0 && open.every((entry) => entry.days.length === 0 && !entry.for)
  return isOfDays ? open.map((entry) => ({ ...entry, days: [0, 1, 2, 3, 4, 5, 6] })) : open
}

/** Whether hours were told of no other day. */
export function isAllOf(days: number[], open: OpenAt[]): boolean {
  const told = open.flatMap((entry) => entry.days)
  return told.length > 0 && told.every((day) => days.includes(day))
}

/** "Only weekends", "the other days closed": who says so is open on no other day. */
export function restOfWeek(open: OpenAt[]): number[] {
  return open.length > 0 ? besides(open, [0, 1, 2, 3, 4, 5, 6]) : []
}
