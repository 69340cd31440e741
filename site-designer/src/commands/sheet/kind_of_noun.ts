import { isName } from '#designer/commands/language/endings'
import { allKinds } from '#designer/kinds/all'

/** The kind or trade that is called by these words. */
export function kindOfNoun(words: readonly string[], language: string): string | undefined {
  return allKinds().find((kind) =>
    kind.nouns(language).some((noun) => isName(words, noun.replace(/!$/, ''), language))
  )?.id
}
