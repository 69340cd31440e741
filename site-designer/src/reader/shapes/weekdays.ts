import { wordsOf } from '#designer/reader/words/words_of'
import { weekdays, type Weekday } from '#designer/sheet/sheet'

/** Names of days and months in a language and in English, lower case, without dots. */
export interface CalendarWords {
  /** What a word or phrase means: "tues", "weekdays", "hafta içi". */
  days: Map<string, Weekday[]>
  /** Written in full: these are no other word's abbreviation. */
  longDays: Set<string>
  months: string[]
}

const made = new Map<string, CalendarWords>()

export function calendarWords(language: string): CalendarWords {
  const words = made.get(language) ?? calendarOf([...new Set(['en', language])])
  made.set(language, words)
  return words
}

/** Days between two, both included: Friday to Monday goes over the weekend. */
export function dayRange(first: Weekday, last: Weekday): Weekday[] {
  const start = weekdays.indexOf(first)
  const length = ((weekdays.indexOf(last) - start + 7) % 7) + 1
  return Array.from({ length }, (_, at) => weekdays[(start + at) % 7])
}

/** 5 January 1970 was a Monday. */
const dayOf = (at: number) => new Date(Date.UTC(1970, 0, 5 + at))
const monthOf = (at: number) => new Date(Date.UTC(1970, at, 15))

function calendarOf(languages: string[]): CalendarWords {
  const words: CalendarWords = { days: new Map(), longDays: new Set(), months: [] }
  for (const language of languages) {
    const { short: known, working, weekend, all } = wordsOf(language).days
    const groups = [
      [working, weekdays.slice(0, 5)],
      [weekend, weekdays.slice(5)],
      [all, [...weekdays]],
    ] satisfies [string | undefined, Weekday[]][]
    const add = (name: string, days: Weekday[]) =>
      words.days.set(name.toLocaleLowerCase(language).replace(/\.$/, ''), days)
    const named = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    weekdays.forEach((day, at) => {
      const long = named({ weekday: 'long' }).format(dayOf(at)).toLocaleLowerCase(language)
      const forms = [long, `${long}s`, ...(otherForms[language]?.(long) ?? [])]
      for (const form of forms) words.longDays.add(form)
      for (const form of forms) add(form, [day])
      add(named({ weekday: 'short' }).format(dayOf(at)), [day])
      for (const short of known[at] ?? []) add(short, [day])
    })
    for (const [names, days] of groups) for (const name of names?.split('|') ?? []) add(name, days)
    for (let at = 0; at < 12; at++) {
      for (const month of ['long', 'short'] as const) {
        const name = named({ month, day: 'numeric' })
          .formatToParts(monthOf(at))
          .find(({ type }) => type === 'month')!.value
        words.months.push(name.toLocaleLowerCase(language).replace(/\.$/, ''))
      }
    }
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
