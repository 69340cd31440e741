import type { AddressForm } from '#designer/language/address_form'
import { dayNames } from '#designer/language/day_names'
import type { PageData, PageWords } from '#designer/copy/page_words'
import { saysTrade } from '#designer/copy/says_trade'
import { put, type Voice } from '#designer/copy/template'
import { inOneVoice, wordsData } from '#designer/copy/words_data'
import type { Language } from '#designer/language/language'

const known = new Map<string, PageWords>()

/** The page's own words, as several people say them or one, to strangers or to friends. */
export function copyIn(
  language: Language,
  voice: Voice = 'we',
  form: AddressForm = 'formal'
): PageWords {
  const key = `${language}/${voice}/${form}`
  const words = known.get(key) ?? pageWords(language, voice, form)
  known.set(key, words)
  return words
}

function pageWords(language: Language, voice: Voice, form: AddressForm): PageWords {
  const data = inOneVoice(wordsData(language).page as unknown as PageData, voice, form)
  const { headings, parts, weekParts } = data
  const say = (template: string, values: Record<string, string | undefined>) =>
    put(template, values, language)
  const runs = weekdayRuns(language)
  const partOfWeek = (first: string, last: string) =>
    runs.weekdays.includes(`${first}/${last}`)
      ? weekParts.weekdays
      : runs.weekend.includes(`${first}/${last}`)
        ? weekParts.weekend
        : ''
  return {
    ...data,
    closedOn: (days) => say(data.closedOn, { days }),
    dayRange: (first, last) => partOfWeek(first, last) || say(data.dayRange, { first, last }),
    shortDayRange: (first, last) => {
      const part = partOfWeek(first, last)
      return part ? small(part, language) : say(data.shortDayRange, { first, last })
    },
    nameIn: (name, place) => say(data.nameIn, { name, place }),
    tradeIn: (noun, place) => say(data.tradeIn, { noun, place }),
    aboutPerson: (name) => say(data.aboutPerson, { name }),
    since: (year) => say(data.since, { year }),
    isA: (name, noun, place, since) => {
      const says = saysTrade(name, noun)
      const template = data.isA[place ? (says ? 'place' : 'nounAndPlace') : says ? 'name' : 'noun']
      return say(template, { name, noun, place, since })
    },
    openHours: (summary) => say(data.openHours, { summary }),
    closedUntil: (date) => say(data.closedUntil, { date }),
    call: (phone) => say(data.call, { phone }),
    text: (phone) => say(data.text, { phone }),
    headings: { ...headings, visitIn: (place) => say(headings.visitIn, { place }) },
    parts: {
      ...parts,
      downloads: { ...parts.downloads, todo: (file) => say(parts.downloads.todo, { file }) },
    },
  }
}

/** Monday to Friday, Saturday and Sunday: by their long names and their short ones. */
function weekdayRuns(language: Language) {
  const run = (first: number, last: number) =>
    (['long', 'short'] as const).map((width) => {
      const names = dayNames(language, width)
      return `${names[first]}/${names[last]}`
    })
  return { weekdays: run(0, 4), weekend: run(5, 6) }
}

/** One of our own words within a sentence: "Hafta içi" is "hafta içi". */
export function small(words: string, language: Language): string {
  return words.slice(0, 1).toLocaleLowerCase(language) + words.slice(1)
}
