/** The languages that the words of a page exist in. */
export const PAGE_LANGUAGES = ['en', 'tr', 'de', 'fr', 'es', 'it', 'nl', 'pt']

export function isPageLanguage(code: string): boolean {
  return PAGE_LANGUAGES.includes(code)
}

/** The name of a language in another, or in itself. */
export function languageName(code: string, language = code): string {
  try {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  } catch {
    return code
  }
}
