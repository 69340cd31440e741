import { days, daysIn, otherDays } from '#designer/facts/days'
import { englishHours } from '#designer/facts/opening/english'
import { settled } from '#designer/facts/opening/settled'
import { toldTimes } from '#designer/facts/opening/told_times'
import { clauseAt, isAlwaysOpen, season } from '#designer/facts/opening_words'
import { daysOfAll, isAllOf, leavesOut, restOfWeek } from '#designer/facts/rest_of_week'
import type { ClassTime, Hours } from '#designer/facts/week'
import { findTurkishHours } from '#designer/facts/turkish/hours'
import { languageOf, type Language } from '#designer/text/language'

export { findClasses } from '#designer/facts/classes'
export type { ClassTime, Hours }

// "Closed the other days" says all there is to say.
const othersOpen = new RegExp(
  `(?<!closed (?:on )?(?:all )?(?:the )?)${otherDays}(?!:?,? closed)`,
  'i'
)
const othersClosed = new RegExp(
  `closed (?:on )?${otherDays}|${otherDays}:?,? (?:we are |we['’]re )?closed`,
  'i'
)
// "Only at weekends", "weekends only": and on no other day.
const onlyThen = new RegExp(
  `\\bonly\\s(?:(?:open|at|on|the|we|are)\\s)*(${days})(?![\\p{L}])|(?<![\\p{L}])(${days})\\sonly\\b`,
  'iu'
)
const byAppointment = new RegExp(
  `(?<!closed (?:on )?)\\b(?:${days}):?,?\\s(?:are |is |only )?by (?:prior )?appointment|by (?:prior )?appointment (?:only )?(?:on )?(?:${days})`,
  'iu'
)
// "Closed Sunday, Saturday 10-2" and "closed Sunday 12 May" close no more than they say.
const closing = new RegExp(
  `(?<!\\p{L})(?:closed|kapalı)\\s+(?:on\\s+|all day\\s+)?(?!${otherDays})(${days})(?![\\p{L}]|:?,?\\s*(?:(?:from|at|open)\\s)?\\d|:?\\s(?:only )?by )`,
  'giu'
)
const isClosed = new RegExp(
  `(?<![\\p{L}]|open\\s|closed\\s)(?!${otherDays})(${days})[:–-]?\\s+closed(?=\\s*(?:[,.;\\n)]|$|${days}))`,
  'giu'
)
const except = new RegExp(
  `(?:every\\s?day|daily|all week|7 days)[^.;\\n]{0,16}?\\s(?:but|except|apart from|bar)\\s(?:for\\s)?(?:on\\s)?(${days})(?![\\p{L}]|[\\s:(]*\\d)`,
  'iu'
)

export function findHours(
  typed: string,
  language: Language = languageOf(typed)
): Hours | undefined {
  return language === 'tr' ? findTurkishHours(typed) : findEnglishHours(typed)
}

function findEnglishHours(text: string): Hours | undefined {
  const always = isAlwaysOpen(text)
  const shut = [...text.matchAll(closing), ...text.matchAll(isClosed)]
  // "Closed Mondays in winter" closes no Monday of the summer.
  const lasting = shut.filter((match) => !season.test(clauseAt(text, match.index)))
  const closed = [...lasting, except.exec(text)].flatMap((match) => daysIn(match?.[1] ?? ''))
  const told = toldTimes(text, englishHours)
  const isPart = leavesOut(told.open, closed, othersOpen.test(text)) && !byAppointment.test(text)
  told.open = isPart ? [] : daysOfAll(told.open, closed)
  const [, before, behind] = onlyThen.exec(text) ?? []
  const isAll = isAllOf(daysIn(before ?? behind ?? ''), told.open)
  if (isAll || othersClosed.test(text)) closed.push(...restOfWeek(told.open))
  if (told.open.length === 0 && closed.length === 0 && !always) return undefined

  return {
    open: settled(told, closed),
    closed: [...new Set(closed)].sort((a, b) => a - b),
    twelve: told.twelve,
    ...(always ? { always: true } : {}),
  }
}
