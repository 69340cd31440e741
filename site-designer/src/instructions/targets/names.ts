import { elementNames } from '#designer/instructions/element_names'
import { isName } from '#designer/instructions/language/endings'
import { kindOfNoun } from '#designer/instructions/sheet/kind_of_noun'
import type { CommandLanguage } from '#designer/instructions/language/language'
import { folded } from '#designer/language/fold'
import type { SectionKind } from '#designer/site/kinds'

type Frame = 'header' | 'footer'

/** The words without articles in front of them. */
export function bare(words: readonly string[], { articles, code }: CommandLanguage): string[] {
  let at = 0
  while (at < words.length - 1 && articles.includes(words[at])) at++
  // "Başlıkları da": the particle is no part of the name.
  const isToo = code === 'tr' && words.length > at + 1 && /^d[ae]$/.test(words.at(-1)!)
  return words.slice(at, isToo ? -1 : undefined)
}

/** The kind of section that some words name: "the opening hours section". */
export function kindNamed(
  words: readonly string[],
  language: CommandLanguage
): SectionKind | Frame | undefined {
  const plain = bare(words, language)
  const forms = [plain, withoutSort(plain, language)]
  for (const [kind, names] of Object.entries(language.sections)) {
    const isIt = forms.some((form) => names.some((name) => isName(form, name, language.code)))
    if (isIt) return kind as SectionKind | Frame
  }
  return undefined
}

/** "gallery section" without "section"; the same words where nothing is left. */
export function withoutSort(words: readonly string[], { sorts, code }: CommandLanguage): string[] {
  const last = words.at(-1)
  const first = words[0]
  if (words.length > 1 && last !== undefined && sorts.some((sort) => isName([last], sort, code))) {
    return words.slice(0, -1)
  }
  if (words.length > 1 && sorts.some((sort) => isName([first], sort, 'en'))) return words.slice(1)
  return [...words]
}

/** The tags that the editor calls by these words: "main heading" is an `h1`. */
export function tagsNamed(words: readonly string[], { code }: CommandLanguage): string[] {
  return Object.entries(elementNames)
    .filter(([, name]) => isName(words, name, code))
    .map(([tag]) => tag)
}

/** "Phone number", and the name of the business with its noun: "the café's name", "dükkânın adı". */
export function factNamed(words: readonly string[], language: CommandLanguage): string | undefined {
  const fact = keyNamed(words, language.facts, language)
  if (fact || words.length < 2 || words.length > 5) return fact
  const { name } = language.facts
  const isSort = (word: string) => keyNamed([word], { name }, language) !== undefined
  const noun = words
    .filter((word) => !isSort(word) && word !== 'of' && !language.articles.includes(word))
    .map((word) => word.replace(/['’]s$/, ''))
  const isOfBusiness = words.some(isSort) && noun.length > 0
  return isOfBusiness && kindOfNoun(noun, language.code) ? 'name' : undefined
}

export function keyNamed(
  words: readonly string[],
  lists: Record<string, string[]>,
  { code }: CommandLanguage
): string | undefined {
  return Object.keys(lists).find((key) => lists[key].some((name) => isName(words, name, code)))
}

/** Whether the words say what an element says, with the endings that a language adds to names. */
export function saysWords(words: readonly string[], said: string, { code }: CommandLanguage) {
  const own = plainly(said).replace(ENDS, '')
  if (own === '') return false
  const typed = words.join(' ')
  const wanted = plainly(typed)
  if (own === wanted || own === wanted.replace(ENDS, '')) return true
  // An ending adds a few letters to a name, and no word.
  return Math.abs(wanted.length - own.length) <= 24 && isName(wordsOfName(typed), own, code)
}

const ENDS = /[.!?…:]+$/
const plainly = kept((text) => folded(text).replace(/-/g, ' '))
const wordsOfName = kept((text) => folded(text).split(' '))

/** The same names are compared with every word of a sentence. */
function kept<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const value = known.get(text) ?? make(text)
    if (known.size > MOST_KEPT) known.clear()
    known.set(text, value)
    return value
  }
}

const MOST_KEPT = 3000
