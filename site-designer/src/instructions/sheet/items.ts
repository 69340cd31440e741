import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import type { Answer, SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import {
  entriesOf,
  nameOf,
  thingsNamed,
  type InList,
  type Thing,
} from '#designer/instructions/sheet/things'
import { isPrice } from '#designer/instructions/values/price'
import { repriced } from '#designer/instructions/values/repriced'
import { amountsIn } from '#designer/language/money'
import { withPart } from '#designer/live_page/follow/entries'
import type { Item } from '#designer/sheet/sheet'
import { wordsLanguage } from '#designer/language/language'
import { capital } from '#designer/language/normalise'

type Listed = Extract<Thing, { is: 'listed' }>

export function addItem(edit: SheetEdit, { item: slot, price, scope }: SlotsOf): Answer {
  // A name does not hold what something costs.
  if (!slot.isQuoted && amountsIn(slot.text).length > 0) return undefined
  const name = capital(plain(slot), wordsLanguage(edit.language.code))
  const known = listedThing(edit, { ...slot, text: name, isQuoted: true })
  if (known) return price ? setPrice(edit, known, price) : edit.done('there_already', { name })
  const { sheet, writer } = edit
  const groups = scope ? edit.named(sheet.offers, scope.words, (group) => group.name ?? '') : []
  const [section] = scope ? thingsNamed(edit, scope) : []
  if (scope && groups.length !== 1 && section?.is !== 'section') return undefined
  if (price || groups.length === 1 || sheet.services.length === 0) {
    const item = { name, ...(price ? { price: plain(price) } : {}) }
    writer.append(writer.cellOfOffers(groups[0]), item)
  } else writer.append(writer.cell('services'), name)
  return edit.done('offered', { name: price ? `${name} (${plain(price)})` : name })
}

export function removeItem(edit: SheetEdit, { item }: SlotsOf): Answer {
  const thing = listedThing(edit, item)
  return thing && withoutThing(edit, thing)
}

export function withoutThing(edit: SheetEdit, thing: Listed): Answer {
  const { cell, entry, price } = thing
  const name = nameOf(entry.value)
  if (price && cell.path === 'offers') {
    dropPrice(edit, thing)
    return edit.done('price_gone', { name })
  }
  edit.writer.remove(cell, entry)
  if (cell.path === 'offers') edit.writer.dropEmptyOffers()
  return edit.done('gone', { name })
}

/** Prices that stand in another list are no section that could go. */
export function withoutPrices(edit: SheetEdit): Answer {
  const isPriced = ({ entry }: InList) =>
    typeof entry.value !== 'string' && entry.value.price !== undefined
  const priced = entriesOf(edit).filter(isPriced)
  for (const one of priced) dropPrice(edit, one)
  return priced.length > 0 ? edit.done('prices_gone') : undefined
}

function dropPrice({ writer }: SheetEdit, { cell, entry }: InList): void {
  writer.rewrite(cell, entry, withPart(entry.value as Item, 'price', ''))
}

/** A price, or another name. */
export function setListed(edit: SheetEdit, thing: Listed, value: Slot): Answer {
  const text = plain(value)
  const isSum = isPrice(text, edit.language)
  if (thing.price || (isSum && !value.isQuoted))
    return isSum ? setPrice(edit, thing, value) : undefined
  // "£420 all in" is no name.
  if (amountsIn(text).length > 0 && !value.isQuoted) return undefined
  const { cell, entry } = thing
  const named = typeof entry.value === 'string' ? text : { ...entry.value, name: text }
  edit.writer.rewrite(cell, entry, named)
  return edit.done('noted', { words: text })
}

/** A service that gets a price becomes an offer. */
function setPrice(edit: SheetEdit, { cell, entry }: Listed, slot: Slot): Answer {
  const { value, from } = entry
  const name = nameOf(value)
  let price = plain(slot)
  if (typeof value !== 'string') {
    price = repriced(value.price ?? '', price)
    edit.writer.rewrite(cell, entry, { ...value, price })
  } else if (cell.path === 'services') {
    edit.writer.remove(cell, entry)
    edit.writer.append(edit.writer.cellOfOffers(), { name, price }, from)
  } else return undefined
  return edit.done('offered', { name: `${name} (${price})` })
}

function listedThing(edit: SheetEdit, slot: Slot): Listed | undefined {
  const things = thingsNamed(edit, slot).filter((thing) => thing.is === 'listed')
  return things.length === 1 ? things[0] : undefined
}

export function plain({ text, isQuoted }: Slot): string {
  return isQuoted ? text.trim() : text.trim().replace(/[.!,;:]$/, '')
}
