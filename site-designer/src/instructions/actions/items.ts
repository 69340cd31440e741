import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import { listsOf, nameIn, siblingsOf, slotIn } from '#designer/instructions/targets/items'
import { choose } from '#designer/instructions/targets/choose'
import { itemsNamed } from '#designer/instructions/targets/things'
import { bare, keyNamed, kindNamed } from '#designer/instructions/targets/names'
import { nameOf, sectionsNamed } from '#designer/instructions/targets/sections'
import type { Target } from '#designer/instructions/targets/target'
import { repriced } from '#designer/instructions/values/repriced'
import { amountsIn } from '#designer/language/money'
import { escapeHtml } from '#designer/renderer/html'
import { changeSource, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { newItem, newPrice } from '#designer/live_page/reading/new_markup'
import { contains, type PageElement } from '#designer/live_page/reading/page_reading'
import { copyOf, removal, type Change } from '#designer/live_page/reading/source_changes'
import { wordsOf } from '#designer/live_page/reading/words'

type Item = Extract<Target, { is: 'item' }>

export function addItem(edit: PageEdit, { item, price, scope }: SlotsOf): Outcome {
  const { reading } = edit
  const name = plain(item)
  const words = bare(item.words, edit.language)
  const isFact = !item.isQuoted && keyNamed(words, edit.language.facts, edit.language)
  if (isFact) return { ...edit.impossible('not_added', { words: name }), isFinal: true }
  if (itemsNamed(edit, item.words).length > 0) return edit.impossible('item_there', { item: name })
  const { list: named } = edit.language.parts
  const isAnyList =
    scope &&
    (isOffers(kindNamed(scope.words, edit.language)) ||
      keyNamed(bare(scope.words, edit.language), { named }, edit.language) !== undefined)
  const [section] = scope ? sectionsNamed(edit, scope.words) : []
  if (scope && !section && !isAnyList) return edit.impossible('no_section', { words: scope.text })
  const lists = listsOf(reading, section?.element)
  // Without a name a list is one of things with prices, or at least of what the business offers.
  const list = section
    ? lists[0]
    : lists.find((items) => items.some((one) => slotIn(one, 'item') ?? priceIn(one)))
  const last = list?.at(-1)
  if (!last || (!price && !scope && !slotIn(last, 'item'))) return edit.impossible('no_list')
  const { to } = last.range
  const insert = `\n${itemLike(last, name, price && plain(price))}`
  const around = reading.sectionAround(last)
  return edit.done([changeSource(reading.html, [{ from: to, to, insert }])], 'item_added', {
    item: name,
    section: around ? nameOf(edit, around) : '',
  })
}

/** A page may list what it offers in its first section alone, and that is its menu then. */
function isOffers(kind: string | undefined): boolean {
  return kind === 'menu' || kind === 'prices' || kind === 'services'
}

function plain({ text, isQuoted }: Slot): string {
  return isQuoted ? text : text.replace(/[.!,;:]$/, '')
}

/** "We no longer sell {item}". */
export function removeItem(edit: PageEdit, { item }: SlotsOf): Outcome {
  const found = choose(edit, item, ['item'])
  return 'one' in found ? withoutItem(edit, found.one) : found
}

export function withoutItem(edit: PageEdit, { name, elements }: Item): Outcome {
  if (elements.some((item) => siblingsOf(item).length < 2))
    return edit.impossible('last_item', { item: name })
  return edit.done([changeSource(edit.reading.html, elements.map(removal))], 'removed', {
    what: `“${name}”`,
  })
}

export function renameItem(edit: PageEdit, { name, elements }: Item, value: Slot): Outcome {
  const text = plain(value)
  const operations = elements.flatMap((item): EditOperation[] => {
    const slot = innermost(item, name)
    return slot?.id ? [{ type: 'set_text', element: slot.id, text }] : []
  })
  return edit.done(operations, 'text_set', { what: `“${text}”` })
}

/** The element that says the name and nothing else. */
function innermost(item: PageElement, name: string): PageElement | undefined {
  return [item, ...item.descendants()].findLast((element) => wordsOf(element) === name)
}

/** A price is written over the old one and keeps what that was told with, or is set behind the name. */
export function priceOf(edit: PageEdit, { name, elements }: Item, value: Slot): Outcome {
  // "Starts at £72" is told as prices are.
  const typed = plain(value).replace(/^start(?:s|ing)? (?:at|from) /i, 'from ')
  const texts: EditOperation[] = []
  const changes: Change[] = []
  let now = typed
  const priced = elements.filter((item) => priceIn(item) !== undefined)
  for (const item of priced.length > 0 ? priced : elements) {
    const slot = slotIn(item, 'price')
    const title = slotIn(item, 'item')
    const cell = [item, ...item.descendants()].findLast((one) => amountsIn(wordsOf(one)).length > 0)
    if (slot?.id) {
      now = repriced(wordsOf(slot), typed)
      if (now !== wordsOf(slot)) texts.push({ type: 'set_text', element: slot.id, text: now })
    } else if (title) {
      changes.push({ from: title.range.to, to: title.range.to, insert: newPrice(typed) })
    } else if (cell?.id) {
      const words = wordsOf(cell)
      const [{ start, end }] = amountsIn(words)
      now = repriced(words.slice(start, end), typed)
      texts.push({
        type: 'set_text',
        element: cell.id,
        text: words.slice(0, start) + now + words.slice(end),
      })
    } else return edit.impossible('no_price', { item: name })
  }
  return edit.done([changeSource(edit.reading.html, changes), ...texts], 'price_set', {
    item: name,
    price: now,
  })
}

function priceIn(item: PageElement): string | undefined {
  const words = wordsOf(item)
  const [price] = amountsIn(words)
  return price && words.slice(price.start, price.end)
}

/** A new item as the last one is made. */
export function itemLike(last: PageElement, name: string, price: string | undefined): string {
  const slot = slotIn(last, 'item')
  const now = price && repriced(priceIn(last) ?? '', price)
  if (slot && (slot.tag === 'h3' || slot.tag === 'span')) {
    return newItem({ name, ...(now ? { price: now } : {}) }, slot.tag)
  }
  const old = nameIn(last)
  const sum = priceIn(last)
  const markup = copyOf(last)
  // One that holds more than its name and price would repeat somebody else's words.
  const rest = wordsOf(last)
    .replace(old, '')
    .replace(sum ?? '', '')
  const isPlain = !/[\p{L}\p{N}]/u.test(rest) && markup.includes(escapeHtml(old))
  if (!isPlain || (sum !== undefined) !== (now !== undefined)) {
    return `<${last.tag}>${escapeHtml(now ? `${name} – ${now}` : name)}</${last.tag}>`
  }
  const named = markup.replace(escapeHtml(old), () => escapeHtml(name))
  return sum && now ? named.replace(escapeHtml(sum), () => escapeHtml(now)) : named
}

/** "No prices please": every price goes, or that of one thing; what is offered stays. */
export function withoutPrices(edit: PageEdit, item?: Item): Outcome {
  const gone = edit.reading.elements(
    (element) =>
      (element.attribute('data-slot')?.value === 'price' ||
        element.attribute('class')?.value === 'leader') &&
      (!item || item.elements.some((one) => contains(one, element)))
  )
  if (item && gone.length === 0) return edit.impossible('no_price', { item: item.name })
  return edit.done([changeSource(edit.reading.html, gone.map(removal))], 'removed', {
    what: item ? edit.say('price_of', { item: item.name }) : edit.say('all_prices'),
  })
}
