/** The languages that the page's own words exist in. */
export type Language = 'en' | 'tr'

/** The language of the page's own words on a page in that language. */
export function wordsLanguage(code: string): Language {
  return code === 'tr' ? 'tr' : 'en'
}
