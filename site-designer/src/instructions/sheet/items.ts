import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import { byHand, type Answer, type Revision } from '#designer/instructions/sheet/revision'
import { nameOf, thingsNamed, type Thing } from '#designer/instructions/sheet/things'
import { isPrice } from '#designer/instructions/values/price'
import { repriced } from '#designer/instructions/values/repriced'
import { amountsIn } from '#designer/language/money'
import type { Item, Sheet, Value } from '#designer/sheet/sheet'
import { wordsLanguage } from '#designer/language/language'
import { capital } from '#designer/language/normalise'

type Listed = Extract<Thing, { is: 'listed' }>

export function addItem(revision: Revision, { item: slot, price, scope }: SlotsOf): Answer {
  // A name does not hold what something costs.
  if (!slot.isQuoted && amountsIn(slot.text).length > 0) return undefined
  const name = capital(plain(slot), wordsLanguage(revision.language.code))
  const known = listedThing(revision, { ...slot, text: name, isQuoted: true })
  if (known)
    return price ? setPrice(revision, known, price) : revision.done('there_already', { name })
  const { sheet } = revision
  const groups = scope ? revision.named(sheet.offers, scope.words, (group) => group.name ?? '') : []
  const [section] = scope ? thingsNamed(revision, scope) : []
  if (scope && groups.length !== 1 && section?.is !== 'section') return undefined
  if (price || groups.length === 1 || sheet.services.length === 0)
    offer(revision, { name, ...(price ? { price: plain(price) } : {}) }, groups[0])
  else {
    sheet.services.push(byHand(name))
    revision.edited('services')
  }
  return revision.done('offered', { name: price ? `${name} (${plain(price)})` : name })
}

export function removeItem(revision: Revision, { item }: SlotsOf): Answer {
  const thing = listedThing(revision, item)
  return thing && withoutThing(revision, thing)
}

export function withoutThing(revision: Revision, { list, entry, price }: Listed): Answer {
  const name = nameOf(entry.value)
  revision.edited(list)
  if (price && list === 'offers') {
    unpriced(entry as Value<Item>)
    return revision.done('price_gone', { name })
  }
  takeOut(revision.sheet, list, entry)
  return revision.done('gone', { name })
}

/** Prices that stand in another list are no section that could go. */
export function withoutPrices(revision: Revision): Answer {
  const items = revision.sheet.offers.flatMap((group) => group.items)
  const priced = items.filter(({ value }) => value.price !== undefined)
  if (priced.length === 0) return undefined
  for (const item of priced) unpriced(item)
  revision.edited('offers')
  return revision.done('prices_gone')
}

/** A price, or another name. */
export function setListed(revision: Revision, thing: Listed, value: Slot): Answer {
  const text = plain(value)
  const isSum = isPrice(text, revision.language)
  if (thing.price || (isSum && !value.isQuoted))
    return isSum ? setPrice(revision, thing, value) : undefined
  // "£420 all in" is no name.
  if (amountsIn(text).length > 0 && !value.isQuoted) return undefined
  const { list, entry } = thing
  rewrite(entry, typeof entry.value === 'string' ? text : { ...entry.value, name: text })
  revision.edited(list)
  return revision.done('noted', { words: text })
}

/** A service that gets a price becomes an offer. */
function setPrice(revision: Revision, { list, entry }: Listed, slot: Slot): Answer {
  const { value } = entry
  const name = nameOf(value)
  let price = plain(slot)
  if (typeof value !== 'string') {
    price = repriced(value.price ?? '', price)
    rewrite(entry, { ...value, price })
    revision.edited('offers')
  } else if (list === 'services') {
    takeOut(revision.sheet, list, entry)
    revision.edited(list)
    offer(revision, { name, price })
  } else return undefined
  return revision.done('offered', { name: `${name} (${price})` })
}

/** Puts an item into a group, else into the one without a name or the only one. */
function offer(revision: Revision, item: Item, into?: Sheet['offers'][number]): void {
  const { offers } = revision.sheet
  const group =
    into ?? offers.find((one) => !one.name) ?? (offers.length === 1 ? offers[0] : undefined)
  if (group) group.items.push(byHand(item))
  else offers.push({ items: [byHand(item)] })
  revision.edited('offers')
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

function listedThing(revision: Revision, slot: Slot): Listed | undefined {
  const things = thingsNamed(revision, slot).filter((thing) => thing.is === 'listed')
  return things.length === 1 ? things[0] : undefined
}

export function plain({ text, isQuoted }: Slot): string {
  return isQuoted ? text.trim() : text.trim().replace(/[.!,;:]$/, '')
}
