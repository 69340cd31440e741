import type { Page, PageElement } from 'editor-engine'
import { withOwnText } from '#designer/live_page/reading/own_text'

const holders = new Set(['li', 'ul', 'ol', 'nav', 'details'])

/**
 * What leaves a page together with these elements: the links to places in them, and a list, a
 * navigation or a fold that is left with nothing but its summary.
 */
export function withDeadLinks(page: Page, leaving: readonly PageElement[]): PageElement[] {
  const elements = [...page.elements()]
  const gone = new Set(leaving.map(({ index }) => index))
  const ids = idsIn(leaving)
  for (const element of elements) {
    const href = element.tag === 'a' && element.endTag && element.attribute('href')?.value
    if (href && href.startsWith('#') && ids.has(href.slice(1))) gone.add(element.index)
  }

  const ownText = withOwnText(page)
  const held = new Set<number>()
  const kept = new Set<number>(ownText)
  // What an element holds comes after it, so the last one is the first.
  for (const { index, parentIndex, tag } of elements.toReversed()) {
    if (holders.has(tag) && held.has(index) && !kept.has(index)) gone.add(index)
    if (gone.has(index)) held.add(parentIndex)
    else if (tag !== 'summary') kept.add(parentIndex)
  }
  return elements.filter(({ index }) => gone.has(index))
}

function idsIn(leaving: readonly PageElement[]): Set<string> {
  const ids = new Set<string>()
  let read = 0
  for (const element of leaving) {
    if (element.range.from < read) continue
    read = element.range.to
    for (const one of [element, ...element.descendants()]) {
      const id = one.attribute('id')?.value
      if (id) ids.add(id)
    }
  }
  return ids
}
