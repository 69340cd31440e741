import { oncePerKey } from '#designer/data/once_per_key'
import { languages, type Language } from '#designer/language/language'

/** A language of pages by its name in itself, in English or in the language that is spoken. */
export function languageNamed(words: string, spoken: string): Language | undefined {
  return namesIn(spoken).get(words.toLocaleLowerCase())
}

/** Every word of an instruction is looked up here, and `Intl` takes long to answer. */
const namesIn = oncePerKey(
  (spoken: string) =>
    new Map(
      languages.flatMap((one) =>
        [spoken, 'en', one].map((each): [string, Language] => [
          nameOf(one, each).toLocaleLowerCase(),
          one,
        ])
      )
    )
)

function nameOf(language: string, spoken: string): string {
  return new Intl.DisplayNames(spoken, { type: 'language' }).of(language) ?? ''
}
