/** The languages that instructions are read in. */
export type Language = 'en' | 'tr'

/** What a text on a page in some language is read as, where its own words leave it open. */
export function readingLanguage(code: string): Language {
  return code === 'tr' ? 'tr' : 'en'
}
