import { oncePerKey } from '#designer/data/once_per_key'
import { readWords } from '#designer/data/read_data'
import { folded } from '#designer/language/fold'
import { isLanguage } from '#designer/language/language'

/** Endings that a language adds to names without an apostrophe: "Hamburgs", "Hamburger", "Ankaralı". */
const endings: Record<string, string[]> = {
  de: ['s', 'er', 'ers'],
  nl: ['s', 'se'],
  tr: ['li', 'lu'],
}

/**
 * Whether a word is the name of a town, a region, a country or a person and not an ordinary word of
 * the language. Needed where a capital proves nothing: at the start of a sentence, and in German.
 */
export function isKnownName(word: string, language: string): boolean {
  const names = namesIn(language)
  const wanted = folded(word)
  if (names.has(wanted)) return true
  return (endings[language] ?? []).some((ending) => {
    const stem = wanted.slice(0, -ending.length)
    return stem.length > 3 && wanted.endsWith(ending) && names.has(stem)
  })
}

/** Loaded on first use, because only texts of a model are checked. */
const namesIn = oncePerKey((language: string): ReadonlySet<string> => {
  const ordinary = new Set(isLanguage(language) ? readWords('names', `words_${language}`) : [])
  return new Set(readWords('names', 'names').filter((name) => !ordinary.has(name)))
})
