import { weekdays, type Weekday } from '#designer/sheet/sheet'

/** Names of days and months in a language and in English, lower case, without dots. */
export interface CalendarWords {
  /** What a word or phrase means: "tues", "weekdays", "hafta içi". */
  days: Map<string, Weekday[]>
  /** Written in full: these are no other word's abbreviation. */
  longDays: Set<string>
  months: string[]
}

const known = new Map<string, CalendarWords>()

export function calendarWords(language: string): CalendarWords {
  const words = known.get(language) ?? wordsOf([...new Set(['en', language])])
  known.set(language, words)
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

function wordsOf(languages: string[]): CalendarWords {
  const words: CalendarWords = { days: new Map(), longDays: new Set(), months: [] }
  for (const language of languages) {
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
      for (const short of shortForms[language]?.[at]?.split(' ') ?? []) add(short, [day])
    })
    for (const [name, days] of Object.entries(groups[language] ?? {})) {
      for (const phrase of name.split('|')) add(phrase, days)
    }
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

const working = weekdays.slice(0, 5)
const weekend = weekdays.slice(5)
const all = [...weekdays]

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

/** Abbreviations from Monday to Sunday, beside those that Intl knows. */
const shortForms: Record<string, string[]> = {
  en: [
    'm mo mons',
    'tu tue tues',
    'weds wedn',
    'th thu thur thurs',
    'f fr fris',
    'sa sats',
    'su suns',
  ],
  de: ['mo', 'di', 'mi', 'do', 'fr', 'sa sonnabend', 'so'],
  fr: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
  es: ['l lu', 'ma', 'x mi mier', 'j ju', 'v vi', 's sa', 'd do'],
  it: ['lu', 'ma', 'me', 'gi', 've', 'sa', 'do'],
  nl: ['maa', 'din', 'woe', 'don', 'vrij', 'zat', 'zon'],
  pt: ['2ª 2a', '3ª 3a', '4ª 4a', '5ª 5a', '6ª 6a', 'sab', 'dom'],
  tr: ['pts pazt', 'sal', 'çrş çarş', 'prş perş', 'cum', 'cts', 'paz'],
}

const groups: Record<string, Record<string, Weekday[]>> = {
  en: {
    'weekdays|weekday|week days|on weekdays': working,
    'weekends|weekend|the weekend': weekend,
    'every day|everyday|daily|all week|every day of the week|7 days a week|seven days a week|7 days|7 days per week|all days|every single day|other days|all other days|the rest of the week':
      all,
  },
  de: {
    'wochentags|unter der woche': working,
    'wochenende|am wochenende|wochenenden': weekend,
    'täglich|jeden tag|alle tage|sonst täglich|übrige tage': all,
  },
  fr: {
    'en semaine|la semaine': working,
    'week-end|weekend|le week-end|week-ends': weekend,
    'tous les jours|7j/7|7 jours sur 7|chaque jour': all,
  },
  es: {
    'entre semana|días laborables': working,
    'fin de semana|fines de semana|los fines de semana': weekend,
    'todos los días|todos los dias|diario|a diario|cada día': all,
  },
  it: {
    'giorni feriali|nei giorni feriali': working,
    'fine settimana|weekend|nel weekend': weekend,
    'tutti i giorni|ogni giorno|7 giorni su 7': all,
  },
  nl: {
    'doordeweeks|op werkdagen|werkdagen': working,
    'weekend|in het weekend|weekenden': weekend,
    'elke dag|dagelijks|iedere dag|7 dagen per week': all,
  },
  pt: {
    'dias úteis|dias de semana': working,
    'fim de semana|fins de semana|fim-de-semana|aos fins de semana': weekend,
    'todos os dias|diariamente|7 dias por semana': all,
  },
  tr: {
    'hafta içi|haftaiçi|hafta içi her gün': working,
    'hafta sonu|haftasonu|hafta sonları': weekend,
    'her gün|hergün|haftanın her günü|haftanın 7 günü|7 gün|diğer günler|öbür günler|diğer günlerde':
      all,
  },
}
