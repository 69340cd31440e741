import { clauseAt, isAlwaysOpen, season } from '#designer/facts/opening_words'
import {
  daysOfAll,
  isAllOf,
  leavesOut,
  restOfWeek,
  type OpenAt,
} from '#designer/facts/rest_of_week'
import { days, daysIn, group, otherDays } from '#designer/facts/turkish/days'
import type { Hours } from '#designer/facts/week'
import { settled } from '#designer/facts/opening/settled'
import { toldTimes } from '#designer/facts/opening/told_times'
import { turkishHours } from '#designer/facts/turkish/opening'
import { fold } from '#designer/text/letters'

/** Opening hours stand near the front; further on a text only repeats itself. */
const longest = 6000

const except = new RegExp(
  `(?<![a-z])(${group}(?:\\s*(?:,|ve)\\s*${group})*)(?:\\s+gunleri|\\s+gunu)?\\s+(?:haric|disinda)(?![a-z])`
)
const shut = new RegExp(
  `(?<![a-z])(${group}(?:\\s*(?:,|ve)\\s*${group})*)(?:\\s+gunleri|\\s+gunu)?\\s*:?\\s*(?:gunleri |gunu )?(?:kapali\\p{L}*|tatil\\p{L}*|izinli\\p{L}*|calismiyoruz|acik degil\\p{L}*)|kapali(?:yiz)?(?: gun(?:umuz)?)?\\s*:?\\s*(${group})`,
  'gu'
)
const byAppointment = new RegExp(
  `(?<![a-z])(${days})(?:\\s+gunleri|\\s+gunu)?\\s*:?\\s*(?:sadece |yalnizca )?randevu(?:yla|lu| ile| uzerine)`
)
// "Diğer günler kapalı" says all there is to say.
const othersOpen = new RegExp(`${otherDays}(?! kapali)`)
const othersClosed = new RegExp(`${otherDays} kapali`)
// "Sadece hafta sonu": and on no other day.
const onlyThen = new RegExp(`(?<![a-z])(?:sadece|yalnizca)\\s(${days})(?![a-z])`)
/** "Hafta içi 09:00-18:00", "pazartesi hariç her gün 10-19", "salı-pazar 08-20 arası açığız". */
export function findTurkishHours(text: string): Hours | undefined {
  const plain = fold(text.slice(0, longest))
  const without = except.exec(plain)
  const shutOn = [...plain.matchAll(shut)]
  // "Kışın pazartesi kapalı" closes no Monday of the summer.
  const lasting = shutOn.filter((match) => !season.test(clauseAt(plain, match.index)))
  const closed = [...lasting, ...(without ? [without] : [])].flatMap((match) =>
    daysIn(match[1] ?? match[2])
  )
  // Behind "pazartesi hariç" stands the rest of the week.
  const read = without ? plain.replace(without[0], ' '.repeat(without[0].length)) : plain
  const told = toldTimes(read, turkishHours)
  const isPart = leavesOut(told.open, closed, othersOpen.test(plain)) && !byAppointment.test(plain)
  told.open = isPart ? [] : daysOfAll(told.open, closed)
  const only = daysIn(onlyThen.exec(plain)?.[1] ?? '')
  if (isAllOf(only, told.open) || othersClosed.test(plain)) closed.push(...restOfWeek(told.open))
  const isAlways = isAlwaysOpen(plain)
  if (told.open.length === 0 && closed.length === 0 && !isAlways) return undefined

  return {
    open: settled(told, closed).map((entry) => inOwnLetters(entry, text)),
    closed: [...new Set(closed)].sort((a, b) => a - b),
    twelve: false,
    ...(isAlways && told.open.length === 0 ? { always: true } : {}),
  }
}

/** What hours are for as the owner wrote it: "kadınlar", where "kadinlar" was read. */
function inOwnLetters(entry: OpenAt, text: string): OpenAt {
  const at = entry.for ? fold(text).indexOf(entry.for) : -1
  return at < 0
    ? entry
    : { ...entry, for: text.slice(at, at + entry.for!.length).toLocaleLowerCase('tr') }
}
