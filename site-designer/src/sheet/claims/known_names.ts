import { readWords } from '#designer/data/read_data'
import { folded } from '#designer/sheet/claims/folded'
import { isLanguage } from '#designer/text/language'

const lists = new Map<string, ReadonlySet<string>>()

/** What a language adds to a name without an apostrophe: "Hamburgs", "Hamburger", "Ankaralı". */
const endings: Record<string, string[]> = {
  de: ['s', 'er', 'ers'],
  nl: ['s', 'se'],
  tr: ['li', 'lu'],
}

/**
 * Whether a word names a town, a region, a country or a person and is no ordinary word of the language.
 * It finds names where their capital does not show them: at the beginning of a sentence, and in German.
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

/** Read when the first text is looked at: without a model there is none. */
function namesIn(language: string): ReadonlySet<string> {
  const known = lists.get(language)
  if (known) return known
  const ordinary = new Set(isLanguage(language) ? readWords('names', `words_${language}`) : [])
  const names = new Set(readWords('names', 'names').filter((name) => !ordinary.has(name)))
  lists.set(language, names)
  return names
}
