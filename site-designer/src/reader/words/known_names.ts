import { readWords } from '#designer/data/read_data'
import { folded } from '#designer/sheet/claims/folded'

/** Read when the first name is looked at. */
function listOf(name: string): () => ReadonlySet<string> {
  let known: ReadonlySet<string> | undefined
  return () =>
    (known ??= new Set(readWords('names', name).map((word) => word.replaceAll('_', ' '))))
}
const towns = listOf('towns')
const given = listOf('given')

export const isTown = (text: string): boolean => towns().has(folded(text))
export const isGivenName = (word: string): boolean => given().has(folded(word))
