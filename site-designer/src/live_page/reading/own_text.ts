import type { Page, PageElement } from 'editor-engine'

/**
 * The elements that have text of their own, not only in other elements, by their index. One pass,
 * however deep they stand in each other.
 */
export function withOwnText(page: Page): ReadonlySet<number> {
  const found = new Set<number>()
  const open: PageElement[] = []
  let at = 0
  const textUpTo = (place: number) => {
    const holder = open.at(-1)
    if (holder && at < place && !found.has(holder.index)) {
      const text = page.slice(at, place).replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      if (/\S/.test(text)) found.add(holder.index)
    }
    at = Math.max(at, place)
  }
  const closeUpTo = (place: number) => {
    for (let last; (last = open.at(-1)) && last.range.to <= place; open.pop()) {
      textUpTo(last.endTag?.from ?? last.range.to)
      at = Math.max(at, last.range.to)
    }
  }
  for (const element of page.elements()) {
    closeUpTo(element.range.from)
    textUpTo(element.startTag.from)
    at = element.startTag.to
    if (element.content) open.push(element)
  }
  closeUpTo(page.length)
  return found
}
