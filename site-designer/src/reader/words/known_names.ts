import { readWords } from '#designer/data/read_data'
import { perLanguage } from '#designer/language/words_of'
import { folded } from '#designer/language/fold'

/** Read when the first name is looked at. */
function listOf(name: string): () => ReadonlySet<string> {
  let known: ReadonlySet<string> | undefined
  return () =>
    (known ??= new Set(readWords('names', name).map((word) => word.replaceAll('_', ' '))))
}
const towns = listOf('towns')
const given = listOf('given')
const ordinary = perLanguage((_, code) => listOf(`words_${code}`))

export const isTown = (text: string): boolean => towns().has(folded(text))
export const isGivenName = (word: string): boolean => given().has(folded(word))

/** A name that is a word of the language too: "Rose", "Deniz". */
export const isOrdinary = (word: string, language: string): boolean =>
  ordinary(language)().has(folded(word))
