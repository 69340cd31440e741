import { isName } from '#designer/instructions/language/endings'
import { allKinds } from '#designer/kinds/all'

/** The kind or trade that is called by these words, and what it is called. */
export function kindOfNoun(words: readonly string[], language: string) {
  for (const { id, nouns } of allKinds()) {
    const known = nouns(language).map((noun) => noun.replace(/!$/, ''))
    const noun = known.find((one) => isName(words, one, language))
    if (noun) return { id, noun }
  }
  return undefined
}
