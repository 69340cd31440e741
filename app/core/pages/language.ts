import { wordsLanguage, type Language } from 'site-designer'

/** The language in which we speak to visitors of this page: its own, or English where we have no words in it. */
export function languageOf(html: string): Language {
  const [root] = /<html\b[^>]*/i.exec(html) ?? ['']
  return wordsLanguage(/\slang=["']?([a-z-]+)/i.exec(root)?.[1] ?? '')
}
