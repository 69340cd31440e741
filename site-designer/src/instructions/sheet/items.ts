import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import { byHand, type Answer, type SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import { nameOf, thingsNamed, type Thing } from '#designer/instructions/sheet/things'
import { isPrice } from '#designer/instructions/values/price'
import { repriced } from '#designer/instructions/values/repriced'
import { amountsIn } from '#designer/language/money'
import type { Item, Sheet, Value } from '#designer/sheet/sheet'
import { wordsLanguage } from '#designer/language/language'
import { capital } from '#designer/language/normalise'

type Listed = Extract<Thing, { is: 'listed' }>

export function addItem(edit: SheetEdit, { item: slot, price, scope }: SlotsOf): Answer {
  // A name does not hold what something costs.
  if (!slot.isQuoted && amountsIn(slot.text).length > 0) return undefined
  const name = capital(plain(slot), wordsLanguage(edit.language.code))
  const known = listedThing(edit, { ...slot, text: name, isQuoted: true })
  if (known)
    return price ? setPrice(edit, known, price) : edit.done('there_already', { name })
  const { sheet } = edit
  const groups = scope ? edit.named(sheet.offers, scope.words, (group) => group.name ?? '') : []
  const [section] = scope ? thingsNamed(edit, scope) : []
  if (scope && groups.length !== 1 && section?.is !== 'section') return undefined
  if (price || groups.length === 1 || sheet.services.length === 0)
    offer(edit, { name, ...(price ? { price: plain(price) } : {}) }, groups[0])
  else {
    sheet.services.push(byHand(name))
    edit.edited('services')
  }
  return edit.done('offered', { name: price ? `${name} (${plain(price)})` : name })
}

export function removeItem(edit: SheetEdit, { item }: SlotsOf): Answer {
  const thing = listedThing(edit, item)
  return thing && withoutThing(edit, thing)
}

export function withoutThing(edit: SheetEdit, { list, entry, price }: Listed): Answer {
  const name = nameOf(entry.value)
  edit.edited(list)
  if (price && list === 'offers') {
    unpriced(entry as Value<Item>)
    return edit.done('price_gone', { name })
  }
  takeOut(edit.sheet, list, entry)
  return edit.done('gone', { name })
}

/** Prices that stand in another list are no section that could go. */
export function withoutPrices(edit: SheetEdit): Answer {
  const items = edit.sheet.offers.flatMap((group) => group.items)
  const priced = items.filter(({ value }) => value.price !== undefined)
  if (priced.length === 0) return undefined
  for (const item of priced) unpriced(item)
  edit.edited('offers')
  return edit.done('prices_gone')
}

/** A price, or another name. */
export function setListed(edit: SheetEdit, thing: Listed, value: Slot): Answer {
  const text = plain(value)
  const isSum = isPrice(text, edit.language)
  if (thing.price || (isSum && !value.isQuoted))
    return isSum ? setPrice(edit, thing, value) : undefined
  // "£420 all in" is no name.
  if (amountsIn(text).length > 0 && !value.isQuoted) return undefined
  const { list, entry } = thing
  rewrite(entry, typeof entry.value === 'string' ? text : { ...entry.value, name: text })
  edit.edited(list)
  return edit.done('noted', { words: text })
}

/** A service that gets a price becomes an offer. */
function setPrice(edit: SheetEdit, { list, entry }: Listed, slot: Slot): Answer {
  const { value } = entry
  const name = nameOf(value)
  let price = plain(slot)
  if (typeof value !== 'string') {
    price = repriced(value.price ?? '', price)
    rewrite(entry, { ...value, price })
    edit.edited('offers')
  } else if (list === 'services') {
    takeOut(edit.sheet, list, entry)
    edit.edited(list)
    offer(edit, { name, price })
  } else return undefined
  return edit.done('offered', { name: `${name} (${price})` })
}

/** Puts an item into a group, else into the one without a name or the only one. */
function offer(edit: SheetEdit, item: Item, into?: Sheet['offers'][number]): void {
  const { offers } = edit.sheet
  const group =
    into ?? offers.find((one) => !one.name) ?? (offers.length === 1 ? offers[0] : undefined)
  if (group) group.items.push(byHand(item))
  else offers.push({ items: [byHand(item)] })
  edit.edited('offers')
}

function takeOut(sheet: Sheet, list: Listed['list'], entry: Listed['entry']): void {
  if (list !== 'offers') {
    sheet[list] = sheet[list].filter((one) => one !== entry)
    return
  }
  sheet.offers = sheet.offers
    .map((group) => ({ ...group, items: group.items.filter((one) => one !== entry) }))
    .filter(({ items }) => items.length > 0)
}

function unpriced(item: Value<Item>): void {
  rewrite(item, { ...item.value })
  delete item.value.price
}

/** What is written by hand stands nowhere in the prompt. */
function rewrite<T>(entry: Value<T>, value: T): void {
  Object.assign(entry, byHand(value))
  delete entry.from
}

function listedThing(edit: SheetEdit, slot: Slot): Listed | undefined {
  const things = thingsNamed(edit, slot).filter((thing) => thing.is === 'listed')
  return things.length === 1 ? things[0] : undefined
}

export function plain({ text, isQuoted }: Slot): string {
  return isQuoted ? text.trim() : text.trim().replace(/[.!,;:]$/, '')
}
