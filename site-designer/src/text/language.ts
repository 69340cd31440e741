/** The languages that the page's own words exist in. */
export const languages = ['en', 'tr', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const
export type Language = (typeof languages)[number]

/** The languages of the words of trades and of the grammar of instructions. */
export type GrammarLanguage = 'en' | 'tr'

function isLanguage(code: string): code is Language {
  return languages.some((language) => language === code)
}

/** The language of the page's own words on a page in that language; English where it is none of them. */
export function wordsLanguage(code: string): Language {
  const [language] = code.toLowerCase().split('-')
  return isLanguage(language) ? language : 'en'
}

/** The language of a trade's words on a page in that language. */
export function grammarLanguage(code: string): GrammarLanguage {
  return code === 'tr' ? 'tr' : 'en'
}
