import { t } from '../lib/text/text.ts'

const TAGS = [
  ...(['a', 'address', 'article', 'aside', 'b', 'blockquote', 'body', 'button', 'dd'] as const),
  ...(['details', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'footer', 'form'] as const),
  ...(['h1', 'h2', 'h3', 'h4', 'header', 'hr', 'i', 'iframe', 'img', 'input', 'label'] as const),
  ...(['li', 'main', 'nav', 'ol', 'p', 'path', 'picture', 'section', 'select', 'small'] as const),
  ...(['span', 'strong', 'summary', 'svg', 'table', 'tbody', 'td', 'textarea', 'th'] as const),
  ...(['thead', 'time', 'tr', 'ul', 'video'] as const),
]

/** Plain words for elements, by tag. */
export function elementWords(): Record<string, string> {
  return Object.fromEntries(TAGS.map((tag) => [tag, t(`editor.words.${tag}`)]))
}

export function wordFor(tag: string): string {
  return elementWords()[tag] ?? tag
}
