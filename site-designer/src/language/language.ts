/** The languages that the page's own words exist in. */
export const languages = ['en', 'tr', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const
export type Language = (typeof languages)[number]

export function isLanguage(code: string): code is Language {
  return languages.some((language) => language === code)
}

/** The language of the page's own words on a page in that language; English where it is none of them. */
export function wordsLanguage(code: string): Language {
  const [language] = code.toLowerCase().split('-')
  return isLanguage(language) ? language : 'en'
}

/** Which way a language is read. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return new Intl.Locale(code).getTextInfo().direction ?? 'ltr'
}

/** What a language is called in another: "Hebrew". */
export function languageName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
}
