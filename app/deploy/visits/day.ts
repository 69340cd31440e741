import { clock } from '#core/clock'

const DAY = 24 * 60 * 60_000
/** What was counted just before midnight may still be in the memory of a process. */
const LATE = 10 * 60_000

/** The day of a moment, such as 2026-03-14. Days of visits are UTC. */
export function dayOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10)
}

export function daysAgo(days: number): string {
  return dayOf(clock.millis() - days * DAY)
}

/** The oldest day whose visitors are still told apart: today, and yesterday until shortly after midnight. */
export function oldestOpenDay(): string {
  return dayOf(clock.millis() - LATE)
}
