import { languages, type Language } from '#designer/text/language'

/** A language of pages by its name in itself, in English or in the language that is spoken. */
export function languageNamed(words: string, spoken: string): Language | undefined {
  return namesIn(spoken).get(words.toLocaleLowerCase())
}

const known = new Map<string, Map<string, Language>>()

/** Every word of an instruction is looked up here, and `Intl` takes long to answer. */
function namesIn(spoken: string): Map<string, Language> {
  const names =
    known.get(spoken) ??
    new Map(
      languages.flatMap((one) =>
        [spoken, 'en', one].map((each): [string, Language] => [
          nameOf(one, each).toLocaleLowerCase(),
          one,
        ])
      )
    )
  known.set(spoken, names)
  return names
}

function nameOf(language: string, spoken: string): string {
  return new Intl.DisplayNames(spoken, { type: 'language' }).of(language) ?? ''
}
