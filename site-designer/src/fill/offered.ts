import { kindOf, languageOf } from '#designer/fill/business'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { neutralKind } from '#designer/kinds/all'
import { fieldMark } from '#designer/sheet/field_mark'
import type { ValueField } from '#designer/sheet/fields'
import type { Item as SheetItem, Sheet } from '#designer/sheet/sheet'
import type { Item } from '#designer/site/content'
import { capital } from '#designer/language/normalise'

/** Kinds of section that list what is offered. */
export const offersKinds = ['menu', 'prices', 'services'] as const
export type OffersKind = (typeof offersKinds)[number]

export interface OfferedGroup {
  name?: string
  items: SheetItem[]
}

/** The groups of the sheet that hold anything. Prices in own words stay in their sentences. */
export function groupsOf({ offers }: Sheet): OfferedGroup[] {
  return offers
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => ({
      ...(name ? { name } : {}),
      items: items.map(({ value }) => value),
    }))
}

export function itemsOf(sheet: Sheet): SheetItem[] {
  return groupsOf(sheet).flatMap(({ items }) => items)
}

export function isPriced(sheet: Sheet): boolean {
  return itemsOf(sheet).some(({ price }) => price)
}

const mostTiers = 4

/**
 * Groups whose items are steps of one thing, each with a price and most with what is in it: "Solo, €9: five
 * clients, reminders". A dish with its ingredients is none.
 */
export function tiersOf(sheet: Sheet): OfferedGroup[] {
  if (kindOf(sheet).offerKind === 'menu') return []
  return groupsOf(sheet).filter(({ items }) => {
    const arePriced = items.every(({ price }) => price)
    const listing = items.filter(({ description = '' }) => description.includes(','))
    const isFew = items.length >= 2 && items.length <= mostTiers
    return isFew && arePriced && listing.length * 2 >= items.length
  })
}

/** The kind of section that lists the offers: what was asked for, or what is usual of the kind. */
export function offersKind(sheet: SortedSheet): OffersKind {
  const asked = askedKind(sheet)
  if (asked && !(asked === 'services' && servicesOf(sheet).length > 0)) return asked
  if (kindOf(sheet).offerKind === 'menu') return 'menu'
  return isPriced(sheet) ? 'prices' : 'services'
}

/** Where nothing is offered yet, the kind of section that waits for it; none of an unknown business. */
export function waitingOffersKind(sheet: Sheet): OffersKind | undefined {
  const kind = kindOf(sheet)
  return askedKind(sheet) ?? (kind.id === neutralKind ? undefined : kind.offerKind)
}

function askedKind({ wishes }: Sheet): OffersKind | undefined {
  const wanted = wishes.sections_wanted.map(({ value }) => value)
  return offersKinds.find((kind) => wanted.includes(kind))
}

export function asItem({ name, description, price, note }: SheetItem): Item {
  const detail = [description, note].filter(Boolean).join(' · ')
  return {
    name,
    ...(price ? { price } : {}),
    ...(detail ? { detail } : {}),
    field: fieldMark('offers', name),
  }
}

/** "Wills: from drafting to probate" names a thing and tells of it; a plain line is all name. */
const namedAndTold = /^([^:–—]{3,48}?)\s*(?::\s|\s[–—]\s)(.{3,})$/u

/** Lines of the sheet as items of a list; in two parts where most of them are. */
export function lineItems(path: ValueField, lines: string[], sheet: Sheet): Item[] {
  const language = languageOf(sheet)
  const parts = lines.map((line) => namedAndTold.exec(line))
  const areTold = parts.filter((part) => part !== null).length > lines.length / 2
  return lines.map((line, at) => {
    const [, name, detail] = (areTold && parts[at]) || []
    return name && detail
      ? { name: capital(name, language), detail: capital(detail, language) }
      : { name: capital(line, language), field: fieldMark(path, line) }
  })
}

/** What is done: lines of the sheet, and of their own words. */
export function servicesOf(sheet: SortedSheet): string[] {
  return [...sheet.services.map(({ value }) => value), ...sheet.sorted.listed]
}

export function serviceItems(sheet: SortedSheet): Item[] {
  return lineItems('services', servicesOf(sheet), sheet)
}
