import { cleanText, type Page, type PageElement } from 'editor-engine'

/** A description of the selection for the person. */
export interface Scope {
  tag: string
  /** The beginning of its text or of its heading, or ''. */
  words: string
}

const LONGEST = 48

export function scopeOf(page: Page, id: string): Scope | undefined {
  const element = page.element(id)
  if (!element) return undefined
  return { tag: element.tag, words: shortened(cleanText(headingIn(element) ?? element)) }
}

/** A container is described by its heading. */
function headingIn(element: PageElement): PageElement | undefined {
  for (const inner of element.descendants()) if (/^h[1-6]$/.test(inner.tag)) return inner
  return undefined
}

function shortened(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words
}
