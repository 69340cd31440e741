import { dayNames, monthNames } from '#designer/language/day_names'
import { oncePerKey } from '#designer/data/once_per_key'

/** Web and e-mail addresses, and handles such as "@ryeandco". */
export function linksIn(text: string): string[] {
  const found = text.match(
    /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}\p{L}|https?:\/\/[^\s<>"]{1,500}|(?<![\p{L}\p{N}.])www\.[\p{L}\p{N}.-]{1,190}\p{L}(?:\/[^\s<>"]{0,300})?|(?<![\p{L}\p{N}.])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|org|net|co|uk|de|fr|es|it|nl|pt|tr|eu|io|app|shop|info|biz|at|ch|be|ie)(?:\/[^\s<>"]{0,300})?(?![\p{L}\p{N}])|@[\p{L}\p{N}._]{2,40}/giu
  )
  return (found ?? []).map((link) => link.replace(/^(?:https?:\/\/)?(?:www\.)?|[.,;:!?)]+$/gi, ''))
}

/** The texts between quotation marks. */
export function quotesIn(text: string): string[] {
  const found = text.matchAll(/[“„]([^“”„]{2,500})[”“]|«\s?([^«»]{2,500})\s?»|"([^"]{2,500})"/g)
  return Array.from(found, ([, one, two, three]) => (one ?? two ?? three).replace(/[.,!?…]+$/, ''))
}

/** Stars as a rating shows them. */
export function starsIn(text: string): string[] {
  return text.match(/[★☆⭐🌟✩✭✮✯✰]+/gu) ?? []
}

export interface Day {
  words: string
  /** Long and short name in this language, and the English name. */
  means: string[]
}

/** The weekdays and months that a text names in its language. */
export function daysIn(text: string, language: string): Day[] {
  const names = calendar(language)
  return [...text.matchAll(/\p{L}{3,}/gu)].flatMap(({ 0: words }) => {
    const word = words.toLocaleLowerCase(language)
    const day = names.find(({ name }) => word === name || word === `${name}s`)
    return day ? [{ words, means: [words, ...day.means] }] : []
  })
}

const calendar = oncePerKey((language: string): { name: string; means: string[] }[] => {
  const named = (inWords: (locale: string, width: 'long' | 'short') => string[]) => {
    const [short, english] = [inWords(language, 'short'), inWords('en', 'long')]
    return inWords(language, 'long').map((long, at) => {
      const name = long.toLocaleLowerCase(language)
      return { name, means: [name, short[at].replace('.', ''), english[at]] }
    })
  }
  const list = [...named(dayNames), ...named(monthNames)]
  // In English these are also a verb and a noun.
  return language === 'en' ? list.filter(({ name }) => !/^(?:may|march)$/.test(name)) : list
})
