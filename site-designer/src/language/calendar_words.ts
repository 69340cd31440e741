import { dayNames, monthNames } from '#designer/language/day_names'
import { oncePerKey } from '#designer/data/once_per_key'
import { wordsOf } from '#designer/language/words_of'
import { weekdays, type Weekday } from '#designer/language/weekdays'

/** Names of days and months in a language and in English, lower case, without dots. */
export interface CalendarWords {
  /** What a word or phrase means: "tues", "weekdays", "hafta içi". */
  days: Map<string, Weekday[]>
  /** Written in full: these are no other word's abbreviation. */
  longDays: Set<string>
  months: string[]
}

export const calendarWords = oncePerKey((language: string) =>
  calendarOf([...new Set(['en', language])])
)

/** Whether a text is nothing but the name of a day or of a month: a label of a week or a year. */
export function isCalendarName(text: string, language: string): boolean {
  const { days, months } = calendarWords(language)
  const name = text.trim().toLocaleLowerCase(language).replace(/\.$/, '')
  return days.has(name) || months.includes(name)
}

/** Days between two, both included: Friday to Monday goes over the weekend. */
export function dayRange(first: Weekday, last: Weekday): Weekday[] {
  const start = weekdays.indexOf(first)
  const length = ((weekdays.indexOf(last) - start + 7) % 7) + 1
  return Array.from({ length }, (_, at) => weekdays[(start + at) % 7])
}

function calendarOf(languages: string[]): CalendarWords {
  const words: CalendarWords = { days: new Map(), longDays: new Set(), months: [] }
  for (const language of languages) {
    const { short, working = '', weekend = '', all = '' } = wordsOf(language).days
    const small = (name: string) => name.toLocaleLowerCase(language).replace(/\.$/, '')
    const add = (names: string[], days: Weekday[]) => {
      for (const name of names) if (name !== '') words.days.set(small(name), days)
    }
    weekdays.forEach((day, at) => {
      const long = small(dayNames(language)[at])
      const forms = [long, `${long}s`, ...(otherForms[language]?.(long) ?? [])]
      for (const form of forms) words.longDays.add(form)
      add([...forms, dayNames(language, 'short')[at], ...(short[at] ?? [])], [day])
    })
    add(working.split('|'), weekdays.slice(0, 5))
    add(weekend.split('|'), weekdays.slice(5))
    add(all.split('|'), [...weekdays])
    words.months.push(
      ...(['long', 'short'] as const).flatMap((width) => monthNames(language, width)).map(small)
    )
  }
  words.months = [...new Set([...words.months, 'sept'])].filter((name) => /\p{L}/u.test(name))
  return words
}

/** What Intl does not know: plurals, cases, names without "-feira". */
const otherForms: Record<string, (long: string) => string[]> = {
  tr: (long) => [`${long}leri`, `${long}ları`, `${long} günü`, `${long} günleri`],
  pt: (long) => [
    long.replace('-feira', ''),
    long.replace('-feira', 's'),
    long.replace('-', 's-') + 's',
  ],
  nl: (long) => [`${long}en`, `${long}'s`],
  it: (long) => [long.replace(/ì$/, "i'")],
  es: (long) => [long.normalize('NFD').replace(/\p{M}/gu, '')],
}
