import { amountsIn } from '#designer/language/money'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import { contains } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'

const ITEMS = new Set(['li', 'div', 'details', 'tr'])
const NAMES = [
  'item',
  'step',
  'person',
  'question',
  'what',
  'package',
  'event',
  'label',
  'quote',
  'place',
]

/**
 * The lists of a page, item by item: what the business offers first, then the others. Menus of links,
 * the footer and forms are none.
 */
export function listsOf(reading: PageReading, within?: PageElement): PageElement[][] {
  const lists = reading
    .elements((element) => /^(?:ul|ol|dl|tbody|table)$/.test(element.tag) || holdsFolds(element))
    .filter(
      (list) =>
        !list.closest('nav') &&
        !list.closest('header') &&
        !list.closest('footer') &&
        !list.closest('form')
    )
    .filter((list) => !within || contains(within, list))
    .map((list) => [...list.children()].filter((child) => ITEMS.has(child.tag) && child.content))
    .filter((items) => items.length > 0)
  const isOffer = (items: PageElement[]) => items.some((item) => slotIn(item, 'item'))
  const isBoard = (items: PageElement[]) => {
    const holder = items[0].parent?.parent
    return holder !== undefined && slotIn(holder, 'board-title') !== undefined
  }
  const rank = (items: PageElement[]) => (isOffer(items) ? (isBoard(items) ? 1 : 0) : 2)
  return lists.toSorted((one, other) => rank(one) - rank(other))
}

function holdsFolds(element: PageElement): boolean {
  return element.tag === 'div' && [...element.children()].some(({ tag }) => tag === 'details')
}

/** What an item is called: its slot, its heading or first cell, or its words without the price. */
export function nameIn(item: PageElement): string {
  const slot = NAMES.map((name) => slotIn(item, name)).find(Boolean)
  if (slot) return wordsOf(slot)
  const inner = [...item.descendants()]
  const first = inner.find(({ tag }) => /^(?:h[2-6]|td|th|dt|summary|strong|b)$/.test(tag))
  const words = wordsOf(first ?? item)
  const [price] = amountsIn(words)
  return price ? words.slice(0, price.start).replace(/[\s.:–—-]+$/, '') : words
}

export function slotIn(element: PageElement, name: string): PageElement | undefined {
  if (element.attribute('data-slot')?.value === name) return element
  return [...element.descendants()].find((inner) => inner.attribute('data-slot')?.value === name)
}

export function siblingsOf(item: PageElement): PageElement[] {
  return [...item.parent!.children()].filter(({ tag }) => tag === item.tag)
}
