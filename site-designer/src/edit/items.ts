import {
  done,
  impossible,
  oneOf,
  type Asked,
  type Desk,
  type Outcome,
} from '#designer/edit/outcome'
import { nameOf } from '#designer/edit/targets/named'
import { findSection } from '#designer/edit/targets/targets'
import { findPrice } from '#designer/instructions/values/money'
import { repriced } from '#designer/instructions/values/repriced'
import { escapeHtml } from '#designer/renderer/html'
import { changeSource, type EditOperation } from '#designer/renderer/reading/edit_operation'
import { newItem, newPrice } from '#designer/renderer/reading/new_markup'
import { contains, type PageElement } from '#designer/renderer/reading/page_reading'
import { copyOf, removal, type Change } from '#designer/renderer/reading/source_changes'
import { folded, wordsOf } from '#designer/renderer/reading/words'

export function addItem(desk: Desk, { name, price, section }: Asked<'add_item'>): Outcome {
  const { reading, says } = desk
  if (itemsNamed(desk, name, true).length > 0) return impossible(says.itemThere(name))
  const found = section ? findSection(desk, section) : undefined
  if (found && !('one' in found)) return found
  const lists = listsOf(desk, found?.one.element)
  const last = lists[0]?.at(-1)
  if (!last) return impossible(says.noList)
  const where = reading.sectionAround(last)
  const { to } = last.range
  const insert = `\n${itemLike(last, name, price)}`
  return done(
    [changeSource(reading.html, [{ from: to, to, insert }])],
    says.itemAdded(name, where ? nameOf(desk, where) : ''),
    says.noList
  )
}

export function removeItem(desk: Desk, { name }: Asked<'remove_item'>): Outcome {
  const { reading, says } = desk
  const found = itemsFor(desk, name)
  if ('is' in found) return found
  const { items } = found
  const alone = items.find((item) => siblingsOf(item).length < 2)
  if (alone) return impossible(says.lastItem(name))
  return done(
    [changeSource(reading.html, items.map(removal))],
    says.itemRemoved(name),
    says.noItem(name)
  )
}

export function setPrice(desk: Desk, { name, price }: Asked<'set_price'>): Outcome {
  const { reading, says } = desk
  const found = itemsFor(desk, name)
  if ('is' in found) return found
  const { texts, changes, prices } = pricing(found.items, price)
  return done(
    [changeSource(reading.html, changes), ...texts],
    says.priceSet(name, prices[0] ?? price),
    says.alreadySo
  )
}

/** The same thing may stand on the board and in the list; several things with this name are asked about. */
function itemsFor(desk: Desk, name: string): { items: PageElement[] } | Outcome {
  const exact = itemsNamed(desk, name, true)
  if (exact.length > 0) return { items: exact }
  const alike = itemsNamed(desk, name, false)
  if (alike.length === 0) return impossible(desk.says.noItem(name))
  const names = [...new Set(alike.map(nameIn))]
  const one = oneOf(
    desk,
    names,
    (full) => `item:${full}`,
    (full) => `“${full}”`
  )
  if (!('one' in one)) return one
  return { items: alike.filter((item) => nameIn(item) === one.one) }
}

function itemsNamed(desk: Desk, name: string, exactly: boolean): PageElement[] {
  const wanted = folded(name)
  return listsOf(desk)
    .flat()
    .filter((item) => {
      const own = folded(nameIn(item))
      return exactly ? own === wanted : own.includes(wanted)
    })
}

/**
 * The lists of the page, item by item: what the business offers first, then the others. Menus are
 * lists too, and none of these.
 */
function listsOf({ reading }: Desk, within?: PageElement): PageElement[][] {
  const lists = reading
    .elements((element) => /^(?:ul|ol|dl|tbody|table)$/.test(element.tag) || holdsFolds(element))
    .filter((list) => !list.closest('nav') && !list.closest('footer') && !list.closest('form'))
    .filter((list) => !within || contains(within, list))
    .map((list) => [...list.children()].filter((child) => ITEMS.has(child.tag) && child.content))
    .filter((items) => items.length > 0)
  const isOffer = (items: PageElement[]) => items.some((item) => slotIn(item, 'item'))
  const isBoard = (items: PageElement[]) => Boolean(slotIn(items[0].parent!.parent!, 'board-title'))
  const offers = lists.filter(isOffer)
  const own = offers.filter((items) => !isBoard(items))
  const rest = lists.filter((items) => !offers.includes(items))
  return [...own, ...offers.filter((items) => !own.includes(items)), ...rest]
}

const ITEMS = new Set(['li', 'div', 'details', 'tr'])

function holdsFolds(element: PageElement): boolean {
  return element.tag === 'div' && [...element.children()].some(({ tag }) => tag === 'details')
}

function siblingsOf(item: PageElement): PageElement[] {
  return [...item.parent!.children()].filter(({ tag }) => tag === item.tag)
}

const NAMES = ['item', 'step', 'person', 'question', 'what', 'label', 'day', 'package', 'event']

/** What an item is called: its slot, its heading or first cell, or its words without the price. */
function nameIn(item: PageElement): string {
  const slot = NAMES.map((name) => slotIn(item, name)).find(Boolean)
  if (slot) return wordsOf(slot)
  const inner = [...item.descendants()]
  const first = inner.find(({ tag }) => /^(?:h[2-6]|td|th|dt|summary|strong|b)$/.test(tag))
  const words = wordsOf(first ?? item)
  const price = findPrice(words)
  return price ? words.slice(0, price.at).replace(/[\s.:–—-]+$/, '') : words
}

function slotIn(element: PageElement, name: string): PageElement | undefined {
  return [...element.descendants()].find((inner) => inner.attribute('data-slot')?.value === name)
}

/** A new item as the last one is made. */
function itemLike(last: PageElement, name: string, price: string | undefined): string {
  const slot = slotIn(last, 'item')
  if (slot && (slot.tag === 'h3' || slot.tag === 'span')) {
    return newItem({ name, ...(price ? { price } : {}) }, slot.tag)
  }
  const old = nameIn(last)
  const words = wordsOf(last)
  const found = findPrice(words)
  let copy = copyOf(last)
  const between = found ? words.slice(old.length, found.at) : ''
  // One that holds more than its name and price would repeat somebody else's words.
  const rest = words
    .replace(old, '')
    .replace(found ? words.slice(found.at, found.at + found.length) : '', '')
  if (/[\p{L}\p{N}]/u.test(rest) || !copy.includes(escapeHtml(old))) {
    return `<${last.tag}>${escapeHtml(price ? `${name} – ${price}` : name)}</${last.tag}>`
  }
  copy = copy.replace(escapeHtml(old), () => escapeHtml(name))
  if (found) {
    const text = escapeHtml(words.slice(found.at, found.at + found.length))
    copy = price
      ? copy.replace(text, () => escapeHtml(price))
      : copy.replace(between + text, '').replace(text, '')
    return copy
  }
  return price ? copy.replace(escapeHtml(name), (own) => `${own} – ${escapeHtml(price)}`) : copy
}

/** A price is written over the old one and keeps what that was told with, or is set behind the name. */
function pricing(items: readonly PageElement[], price: string) {
  const texts: EditOperation[] = []
  const changes: Change[] = []
  const prices: string[] = []
  const over = (old: string) => {
    const now = repriced(old, price)
    prices.push(now)
    return now
  }
  const write = (element: PageElement, text: string) => {
    if (wordsOf(element) !== text) texts.push({ type: 'set_text', element: element.id!, text })
  }
  for (const item of items) {
    const slot = slotIn(item, 'price')
    const name = slotIn(item, 'item')
    const cell = [item, ...item.descendants()].findLast((one) => findPrice(wordsOf(one)))
    if (slot) {
      write(slot, over(wordsOf(slot)))
    } else if (name) {
      const { to } = name.range
      changes.push({ from: to, to, insert: newPrice(price) })
    } else if (cell) {
      const words = wordsOf(cell)
      const { at, length } = findPrice(words)!
      const now = over(words.slice(at, at + length))
      write(cell, words.slice(0, at) + now + words.slice(at + length))
    } else {
      write(item, `${wordsOf(item)} – ${price}`)
    }
  }
  return { texts, changes, prices }
}
