import { dayNames, monthNames } from '#designer/copy/day_names'

/** Addresses of the web and of mail. */
export function linksIn(text: string): string[] {
  const found = text.match(
    /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}\p{L}|https?:\/\/[^\s<>"]{1,500}|(?<![\p{L}\p{N}.])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|org|net|co|uk|de|fr|es|it|nl|pt|tr|eu|io|app|shop|info|biz|at|ch|be|ie)(?:\/[^\s<>"]{0,300})?(?![\p{L}\p{N}])|@[\p{L}\p{N}._]{2,40}/giu
  )
  return (found ?? []).map((link) => link.replace(/^https?:\/\/(?:www\.)?|[.,;:!?)]+$/g, ''))
}

/** What stands between quotes: somebody is supposed to have said it. */
export function quotesIn(text: string): string[] {
  const found = text.matchAll(/[“„]([^“”„]{2,500})[”“]|«\s?([^«»]{2,500})\s?»|"([^"]{2,500})"/g)
  return Array.from(found, ([, one, two, three]) => (one ?? two ?? three).replace(/[.,!?…]+$/, ''))
}

export interface Day {
  words: string
  /** The day as it is called alone, long and short, in this language and in English. */
  means: string[]
}

/** Days of the week and months, in the language of the text. */
export function daysIn(text: string, language: string): Day[] {
  const names = calendar(language)
  return [...text.matchAll(/\p{L}{3,}/gu)].flatMap(({ 0: words }) => {
    const word = words.toLocaleLowerCase(language)
    const day = names.find(({ name }) => word === name || word === `${name}s`)
    return day ? [{ words, means: [words, ...day.means] }] : []
  })
}

const calendars = new Map<string, { name: string; means: string[] }[]>()

function calendar(language: string): { name: string; means: string[] }[] {
  const known = calendars.get(language)
  if (known) return known
  const named = (inWords: (locale: string, width: 'long' | 'short') => string[]) => {
    const [short, english] = [inWords(language, 'short'), inWords('en', 'long')]
    return inWords(language, 'long').map((long, at) => {
      const name = long.toLocaleLowerCase(language)
      return { name, means: [name, short[at].replace('.', ''), english[at]] }
    })
  }
  const list = [...named(dayNames), ...named(monthNames)]
  // A verb in English, and hardly ever told as a month where no day stands beside it.
  const plain = language === 'en' ? list.filter(({ name }) => !/^(?:may|march)$/.test(name)) : list
  calendars.set(language, plain)
  return plain
}
