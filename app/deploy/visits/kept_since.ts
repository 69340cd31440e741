import { clock } from '#core/clock'
import { dayOf } from '#deploy/visits/day'

/** The oldest day whose visits are kept: a month can be compared with the same one a year before. */
export function keptSince(): string {
  return dayOf(clock.now().minus({ months: 13 }).toMillis())
}
