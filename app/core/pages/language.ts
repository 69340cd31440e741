/** The languages in which we speak to visitors of a site. */
export type Language = 'en' | 'tr'

/** In which of them a page is written, as its root element says; English where it is neither. */
export function languageOf(html: string): Language {
  const [root] = /<html\b[^>]*/i.exec(html) ?? ['']
  return /\slang=["']?tr\b/i.test(root) ? 'tr' : 'en'
}
