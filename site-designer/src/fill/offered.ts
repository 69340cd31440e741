import type { ListOfSheet } from '#designer/composition/dress'
import { kindOf, languageOf } from '#designer/fill/business'
import { neutralKind } from '#designer/kinds/all'
import type { Item as SheetItem, Sheet } from '#designer/sheet/sheet'
import type { Item } from '#designer/site/site'
import { capital } from '#designer/text/normalise'

/** Kinds of section that list what is offered. */
export const offersKinds = ['menu', 'prices', 'services'] as const
export type OffersKind = (typeof offersKinds)[number]

export interface OfferedGroup {
  name?: string
  items: SheetItem[]
}

/** The groups of the sheet that hold anything. */
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

/** How many things are offered, with and without a price. */
export function offeredCount(sheet: Sheet): number {
  return itemsOf(sheet).length + sheet.services.length
}

/** The kind of section that lists the offers: what was asked for, or what is usual of the kind. */
export function offersKind(sheet: Sheet): OffersKind {
  const asked = askedKind(sheet)
  if (asked && !(asked === 'services' && sheet.services.length > 0)) return asked
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
  return { name, ...(price ? { price } : {}), ...(detail ? { detail } : {}) }
}

/** "Wills: from drafting to probate" names a thing and tells of it; a plain line is all name. */
const namedAndTold = /^([^:–—]{3,48}?)\s*(?::\s|\s[–—]\s)(.{3,})$/u

/** Lines of the sheet as items of a list; in two parts where most of them are. */
export function lineItems(lines: string[], sheet: Sheet): Item[] {
  const language = languageOf(sheet)
  const parts = lines.map((line) => namedAndTold.exec(line))
  const areTold = parts.filter((part) => part !== null).length > lines.length / 2
  return lines.map((line, at) => {
    const [, name, detail] = (areTold && parts[at]) || []
    return name && detail
      ? { name: capital(name, language), detail: capital(detail, language) }
      : { name: capital(line, language) }
  })
}

export function serviceItems(sheet: Sheet): Item[] {
  return lineItems(
    sheet.services.map(({ value }) => value),
    sheet
  )
}

/** The items of a list of the sheet that has no kind of section of its own. */
export function listItems(sheet: Sheet, list: ListOfSheet): Item[] {
  if (list !== 'works') {
    const lines = sheet[list].map(({ value }) => value)
    return lineItems(lines, sheet)
  }
  return sheet.works.map(({ value: { title, year, about } }) => {
    const detail = [year, about].filter(Boolean).join(' · ')
    return { name: title, ...(detail ? { detail } : {}) }
  })
}
