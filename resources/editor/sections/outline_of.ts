import type { Page } from 'editor-engine'

const PARTS = new Set(['section', 'header', 'footer', 'main', 'article'])

/** A text that changes if the sections of a page, their layouts or their headings change. */
export function outlineOf(page: Page): string {
  const parts: string[] = []
  for (const element of page.elements()) {
    if (/^h[1-6]$/.test(element.tag)) {
      parts.push(page.text.slice(element.range.from, element.range.to))
    } else if (PARTS.has(element.tag) || element.attribute('data-section')) {
      parts.push(`${element.id} ${element.attribute('data-layout')?.value ?? ''}`)
    }
  }
  return parts.join('\n')
}
