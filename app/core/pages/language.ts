import { wordsLanguage, type Language } from 'site-designer'

/**
 * The language of our texts for visitors of this page: that of the fixed words on it, which is the page's
 * own where we have texts in it.
 */
export function languageOf(html: string): Language {
  const [root] = /<html\b[^>]*/i.exec(html) ?? ['']
  const words = /\sdata-words=["']?([a-z-]+)/i.exec(root) ?? /\slang=["']?([a-z-]+)/i.exec(root)
  return wordsLanguage(words?.[1] ?? '')
}
