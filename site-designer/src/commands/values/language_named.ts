import { languages, type Language } from '#designer/text/language'

/** A language of pages by its name in itself, in English or in the language that is spoken. */
export function languageNamed(words: string, spoken: string): Language | undefined {
  const asked = words.toLocaleLowerCase()
  return languages.find((one) =>
    [spoken, 'en', one].some((each) => nameOf(one, each).toLocaleLowerCase() === asked)
  )
}

function nameOf(language: string, spoken: string): string {
  return new Intl.DisplayNames(spoken, { type: 'language' }).of(language) ?? ''
}
