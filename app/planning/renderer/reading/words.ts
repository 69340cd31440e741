import { cleanText, type PageElement } from 'editor-engine'

/** The text of an element as a reader sees it. */
export function wordsOf(element: PageElement): string {
  return cleanText(element).trim()
}

/** Words for comparing: one kind of quote, no accents, no case, the Turkish letters as their bases. */
export function folded(words: string): string {
  return words
    .replace(/[ıİ]/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’‚`´]/g, "'")
    .replace(/[“”„«»"]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}
