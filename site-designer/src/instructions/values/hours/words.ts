import type { Clock } from '#designer/instructions/values/hours/clock'

/** How a language tells opening hours. All of it reads folded text. */
export interface HoursWords {
  /**
   * What hours are told with, by its name: `from` and `to`, `days`, `closed`, `except`. The second
   * is for lists in which a comma does not join days: "8-4 Mon to Fri, Sat 9-12".
   */
  pieces: [RegExp, RegExp]
  /** All that may stand between two of them. */
  between: RegExp
  /** Says that hours are spoken of: without it only words that ask for them may stand around. */
  cue: RegExp
  around: RegExp
  /** What no grid of weekdays holds: seasons, breaks, whom the hours are for. */
  beyond: RegExp
  /** Behind days that were named: all that were not. */
  otherDays: RegExp
  /** "Pazartesi hariç", where English says "except Mondays". */
  exceptStandsBehind: boolean
  /** The days a phrase names, Monday = 0. */
  daysIn(words: string): number[]
  clockOf(words: string): Clock | undefined
}
