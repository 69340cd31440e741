import type { Hours } from '#planning/designers/builtin/facts/week'

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

/** Of days without hours, those that nothing else is said of. */
export function restOf(days: number[], { open, closed }: Pick<Hours, 'open' | 'closed'>): number[] {
  const told = new Set([...closed, ...open.flatMap((entry) => entry.days)])
  return [...new Set(days)].filter((day) => !told.has(day)).sort((a, b) => a - b)
}
