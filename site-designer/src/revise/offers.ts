import { repriced } from '#designer/instructions/values/repriced'
import { byHand, type Applier, type Revision } from '#designer/revise/revision'
import type { Sheet, Value } from '#designer/sheet/sheet'
import { fold } from '#designer/text/fold'

export const addItem: Applier<'add_item'> = (revision, { name, price }) => {
  const { sheet, answer } = revision
  const says = answer.texts.offers([price ? `${name} (${price})` : name])
  const item = itemNamed(sheet, name)
  if (item) {
    if (!price) return says
    Object.assign(item, byHand({ ...item.value, price }))
    delete item.from
    revision.edited('offers')
    return says
  }
  const line = lineNamed(sheet, name)
  if (line && !price) return says
  if (line) {
    sheet.services = sheet.services.filter((one) => one !== line)
    revision.edited('services')
  }
  // What has no price stands beside its like: with the services, unless only offers are known.
  if (!price && (sheet.services.length > 0 || sheet.offers.length === 0)) {
    sheet.services.push(byHand(name))
    revision.edited('services')
  } else putOnList(revision, { name: line?.value ?? name, ...(price ? { price } : {}) })
  return says
}

export const setPrice: Applier<'set_price'> = (revision, { name, price }, words) => {
  const old = itemNamed(revision.sheet, name)?.value.price
  const now = old ? repriced(old, price) : price
  return addItem(revision, { do: 'add_item', name, price: now }, words)
}

export const removeItem: Applier<'remove_item'> = (revision, { name }) => {
  const { sheet, answer } = revision
  const item = itemNamed(sheet, name)
  const line = item ? undefined : lineNamed(sheet, name)
  if (item) {
    sheet.offers = sheet.offers
      .map((group) => ({ ...group, items: group.items.filter((one) => one !== item) }))
      .filter(({ items }) => items.length > 0)
    revision.edited('offers')
    return answer.texts.gone([item.value.name])
  }
  if (!line) return undefined
  sheet.services = sheet.services.filter((one) => one !== line)
  revision.edited('services')
  return answer.texts.gone([line.value])
}

/** Nobody said under which heading it stands, so it stands under one only if there is no other. */
function putOnList(revision: Revision, item: { name: string; price?: string }): void {
  const { offers } = revision.sheet
  const group = offers.length === 1 ? offers[0] : offers.find(({ name }) => name === undefined)
  if (group) group.items.push(byHand(item))
  else offers.push({ items: [byHand(item)] })
  revision.edited('offers')
}

function itemNamed({ offers }: Sheet, name: string) {
  const items = offers.flatMap((group) => group.items)
  return named(items, name, (item) => item.value.name)
}

function lineNamed({ services }: Sheet, name: string): Value<string> | undefined {
  return named(services, name, (line) => line.value)
}

/** People leave out a plural, an ending or the brackets of "Wills (single)". */
function named<T>(list: T[], name: string, nameOf: (one: T) => string): T | undefined {
  const wanted = plain(name)
  const exact = list.find((one) => plain(nameOf(one)) === wanted)
  const near = list.filter((one) => {
    const own = plain(nameOf(one))
    return (
      own === `${wanted}s` || `${own}s` === wanted || (own.length >= 5 && wanted.startsWith(own))
    )
  })
  return exact ?? (near.length === 1 ? near[0] : undefined)
}

function plain(name: string): string {
  return fold(name).replace(/[()]/g, '')
}
