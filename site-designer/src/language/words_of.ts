import { oncePerKey } from '#designer/data/once_per_key'
import { readData } from '#designer/data/read_data'
import type { Words } from '#designer/language/words'

export const ourLanguages = ['en', 'tr', 'de', 'fr', 'es', 'it', 'nl', 'pt']

/** The words of a language, each list as one pattern; English where it is none of ours. */
export function wordsOf(asked: string): Words {
  return readWordsOf(ourLanguages.includes(asked) ? asked : 'en')
}

const readWordsOf = oncePerKey((code: string) => joined(readData('reader').get(code)) as Words)

/** Lists of texts become one text with `|` between them; lists of lists stay. */
function joined(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(Array.isArray) ? value : value.join('|')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, joined(part)]))
}

/** `make` once for each language, when it is first asked for. */
export function perLanguage<T>(make: (words: Words, code: string) => T): (code: string) => T {
  const made = oncePerKey((code: string) => make(wordsOf(code), code))
  return (asked) => made(ourLanguages.includes(asked) ? asked : 'en')
}

/** A pattern for any of the `|`-separated parts, standing as whole words. */
export function anyOf(parts: string, flags = 'giu'): RegExp {
  return new RegExp(`${before}(?:${parts})${after}`, flags)
}

/** No letter or digit goes before, or behind: a word is whole. */
export const before = '(?<![\\p{L}\\p{N}])'
export const after = '(?![\\p{L}\\p{N}])'

/** Turns what is said round, in any language. */
export const negative =
  /(?:n['’]|(?:do|does|did|ca|wo|is|are|was|would|could|should|have|has)n)t(?!\p{L})|(?<!\p{L})(?:no|not|without|never|hates?|kein\p{L}{0,2}|nicht|ohne|pas|sans|sin|non|senza|niet|geen|zonder|não|sem|yok|değil\p{L}{0,4}|olmasın|istemiyor\p{L}{0,3}|sevme\p{L}{1,6})(?!\p{L})/iu
