import type { Slot, SlotsOf } from '#designer/commands/language/slots'
import { isPrice } from '#designer/commands/values/price'
import { byHand, type Answer, type Revision } from '#designer/commands/sheet/revision'
import { thingsNamed, type Thing } from '#designer/commands/sheet/things'
import { amountsIn } from '#designer/reader/shapes/money'
import type { Item, Value } from '#designer/sheet/sheet'
import { repriced } from '#designer/commands/values/repriced'
import { wordsLanguage } from '#designer/text/language'
import { capital } from '#designer/text/normalise'

type Listed = Extract<Thing, { is: 'item' | 'line' }>

export function addItem(revision: Revision, { item: slot, price, scope }: SlotsOf): Answer {
  // A name does not hold what something costs.
  if (!slot.isQuoted && amountsIn(slot.text).length > 0) return undefined
  const name = capital(plain(slot), wordsLanguage(revision.language.code))
  const known = listedThing(revision, { ...slot, text: name, isQuoted: true })
  if (known)
    return price ? priceOf(revision, known, price) : revision.done('there_already', { name })
  const { sheet } = revision
  const groups = scope ? revision.named(sheet.offers, scope.words, (group) => group.name ?? '') : []
  const [section] = scope ? thingsNamed(revision, scope) : []
  if (scope && groups.length !== 1 && section?.is !== 'section') return undefined
  if (price || groups.length === 1 || sheet.services.length === 0) {
    const group = groups[0] ?? sheet.offers.find((one) => !one.name) ?? onlyOne(sheet.offers)
    const item = byHand({ name, ...(price ? { price: plain(price) } : {}) })
    if (group) group.items.push(item)
    else sheet.offers.push({ items: [item] })
    revision.edited('offers')
  } else {
    sheet.services.push(byHand(name))
    revision.edited('services')
  }
  return revision.done('offered', { name: price ? `${name} (${plain(price)})` : name })
}

export function removeItem(revision: Revision, { item }: SlotsOf): Answer {
  const thing = listedThing(revision, item)
  return thing && withoutThing(revision, thing)
}

export function withoutThing(revision: Revision, thing: Listed): Answer {
  const { sheet } = revision
  if (thing.is === 'line') {
    sheet[thing.list] = sheet[thing.list].filter((one) => one !== thing.line)
    revision.edited(thing.list)
    return revision.done('gone', { name: thing.line.value })
  }
  if (thing.price) {
    unpriced(thing.item)
    revision.edited('offers')
    return revision.done('price_gone', { name: thing.item.value.name })
  }
  sheet.offers = sheet.offers
    .map((group) => ({ ...group, items: group.items.filter((one) => one !== thing.item) }))
    .filter(({ items }) => items.length > 0)
  revision.edited('offers')
  return revision.done('gone', { name: thing.item.value.name })
}

export function unpriced(item: Value<Item>): void {
  Object.assign(item, byHand({ ...item.value }))
  delete item.value.price
  delete item.from
}

/** A price, or another name. A service that gets a price becomes an offer. */
export function setListed(revision: Revision, thing: Listed, value: Slot): Answer {
  if (thing.price || (isPrice(value.text, revision.language) && !value.isQuoted)) {
    return isPrice(plain(value), revision.language) ? priceOf(revision, thing, value) : undefined
  }
  const name = plain(value)
  // "£420 all in" is no name.
  if (amountsIn(name).length > 0 && !value.isQuoted) return undefined
  if (thing.is === 'line') {
    Object.assign(thing.line, byHand(name))
    delete thing.line.from
    revision.edited(thing.list)
  } else {
    Object.assign(thing.item, byHand({ ...thing.item.value, name }))
    delete thing.item.from
    revision.edited('offers')
  }
  return revision.done('noted', { words: name })
}

function priceOf(revision: Revision, thing: Listed, slot: Slot): Answer {
  const typed = plain(slot)
  if (thing.is === 'item') {
    const price = repriced(thing.item.value.price ?? '', typed)
    Object.assign(thing.item, byHand({ ...thing.item.value, price }))
    delete thing.item.from
    revision.edited('offers')
    return revision.done('offered', { name: `${thing.item.value.name} (${price})` })
  }
  if (thing.list !== 'services') return undefined
  const name = thing.line.value
  withoutThing(revision, thing)
  const { offers } = revision.sheet
  const group = offers.find((one) => !one.name) ?? onlyOne(offers)
  const item = byHand({ name, price: typed })
  if (group) group.items.push(item)
  else offers.push({ items: [item] })
  revision.edited('offers')
  return revision.done('offered', { name: `${name} (${typed})` })
}

function listedThing(revision: Revision, slot: Slot): Listed | undefined {
  const things = thingsNamed(revision, slot).filter(
    (thing): thing is Listed => thing.is === 'item' || thing.is === 'line'
  )
  return things.length === 1 ? things[0] : undefined
}

function onlyOne<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined
}

export function plain({ text, isQuoted }: Slot): string {
  return isQuoted ? text.trim() : text.trim().replace(/[.!,;:]$/, '')
}
