import type { Clock } from '#designer/facts/opening/clock'

/** How a language tells hours. */
export interface HoursWords {
  /**
   * What hours are told with, by its name: `from` and `to`, `until`, `days`, and what hours may be
   * meant for: `people`, `service`, `room`, `season`.
   */
  pieces: RegExp
  clockOf(words: string): Clock | undefined
  daysIn(words: string): number[]
  /** All that may stand between days and their hours. */
  lead: RegExp
  /** Between two spans of the same days. */
  further: RegExp
  /** Between days and when they end, of which only that was told. */
  toEnd: RegExp
  /** Between hours and the days behind them. */
  follow: RegExp
  /** Between hours and whom they are for. */
  trail: RegExp
  /** Between two times of which one is chosen. */
  either: RegExp
  /** Says that the place is open. */
  opens: RegExp
  /** The same right before hours, and right behind them: they are the place's own, whatever the day. */
  opensBefore: RegExp
  opensBehind: RegExp
  early: RegExp
  late: RegExp
  otherDays: RegExp
  /** Behind days that are closed. */
  shut: RegExp
  /** What has hours and is not the place: before them, and behind them. */
  elseBefore: RegExp
  elseBehind: RegExp
  /** The break of a day: before its hours, and behind them. */
  breakBefore: RegExp
  breakBehind: RegExp
  /** People whose ages are told like hours: "children 5-8". */
  young: RegExp
  /** People who are told apart from nobody. */
  everyone: RegExp
}
