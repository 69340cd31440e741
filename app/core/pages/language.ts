import { wordsLanguage, type Language } from 'site-designer'

/**
 * The language of our texts for visitors of this page: the page's own, or English if we have no texts
 * in it.
 */
export function languageOf(html: string): Language {
  const [root] = /<html\b[^>]*/i.exec(html) ?? ['']
  return wordsLanguage(/\slang=["']?([a-z-]+)/i.exec(root)?.[1] ?? '')
}
