import { languageOf } from '#designer/fill/business'
import { telephonesOf } from '#designer/fill/reach'
import type { Sheet } from '#designer/sheet/sheet'
import type { Language } from '#designer/language/language'

/** How a page writes a time: "17:30" or "5:30 pm". */
export type Clock = 12 | 24

const american = /^(?:united states|u\.?s\.?a?\.?|america|canada)$/i
/** "(713) 555-0164", "+1 253 555 0148": ten digits in threes and fours, the area first. */
const americanNumber = /^(?:\+?1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]\d{3}[\s.-]\d{4}$/

/** English has both clocks: the country says which, and else how the telephone is written. */
export function clockOf(sheet: Sheet): Clock {
  if (languageOf(sheet) !== 'en') return 24
  const countries = sheet.where.flatMap(({ country }) => country?.value ?? [])
  if (countries.length > 0) return countries.some((country) => american.test(country)) ? 12 : 24
  return telephonesOf(sheet).some((number) => americanNumber.test(number.trim())) ? 12 : 24
}

/** "08:30" as "8:30 am"; a full hour without its minutes. */
export function timeOn(clock: Clock, time: string): string {
  if (clock === 24) return time
  const [hours, minutes] = time.split(':').map(Number)
  const half = hours % 24 < 12 ? 'am' : 'pm'
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 === 0 ? 12 : hours % 12}${past} ${half}`
}

/** When it closes: a day ends at midnight, and no visitor reads 00:00 as its end. */
export function closingOn(clock: Clock, time: string, language: Language): string {
  const isMidnight = time === '00:00' || time === '24:00'
  if (!isMidnight) return timeOn(clock, time)
  return language === 'en' ? midnight : '24:00'
}

const midnight = 'midnight'

/** The time that a page wrote by either clock; undefined where it is none. */
export function timeFrom(words: string): string | undefined {
  if (words === midnight) return '00:00'
  if (/^\d\d:\d\d$/.test(words)) return words
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?::(\d\d))? (am|pm)$/.exec(words) ?? []
  if (!hours) return undefined
  const hour = (Number(hours) % 12) + (half === 'pm' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
