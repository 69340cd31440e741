import type { Target } from '#designer/instructions/instruction'
import { byHand, type Applier, type Revision } from '#designer/revise/revision'
import type { Value } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'

export const addSection: Applier<'add_section'> = (revision, { kind, at }) => {
  const { kinds, answer } = revision
  const name = answer.names.sections[kind]
  if (kinds.includes(kind)) return answer.texts.thereAlready(name)
  want(revision, kind)
  const other = at && 'section' in at ? indexOf(kinds, at.section) : -1
  let to = kinds.length
  if (at?.where === 'top') to = 1
  else if (other >= 0) to = at!.where === 'before' ? other : other + 1
  // Nothing stands above the title.
  revision.kinds = kinds.toSpliced(Math.max(1, to), 0, kind)
  if (at && kinds.length > 0) order(revision)
  return answer.texts.added(name)
}

export const removeSection: Applier<'remove_section'> = (revision, { section }) => {
  const { sheet, kinds, answer } = revision
  const { names, texts } = answer
  const asked = section.kind
  if (asked === 'header' || asked === 'footer') return texts.frameStays(names.sections[asked])
  const at = indexOf(kinds, section)
  const kind = kinds[at] ?? asked
  if (!kind) return undefined
  if (kind === 'hero') return texts.heroStays
  if (asked === 'prices' && kind !== 'prices' && withoutPrices(revision)) return texts.pricesGone
  sheet.wishes.sections_wanted = without(sheet.wishes.sections_wanted, kind)
  sheet.wishes.sections_refused = [...without(sheet.wishes.sections_refused, kind), byHand(kind)]
  revision.edited('wishes.sections_wanted', 'wishes.sections_refused')
  if (at < 0) return texts.staysOut(names.sections[kind])
  revision.kinds = kinds.toSpliced(at, 1)
  if (sheet.wishes.section_order) order(revision)
  return texts.takenOut(names.sections[kind])
}

export const moveSection: Applier<'move_section'> = (revision, { section, to: place }) => {
  const { kinds, answer } = revision
  const at = indexOf(kinds, section)
  const kind = kinds[at]
  if (!kind) return undefined
  if (kind === 'hero') return answer.texts.heroStays
  const others = kinds.toSpliced(at, 1)
  let to = at
  if (place.where === 'up') to = at - 1
  else if (place.where === 'down') to = at + 1
  else if (place.where === 'top') to = 1
  else if (place.where === 'bottom') to = others.length
  else if ('section' in place) {
    const other = indexOf(others, place.section)
    if (other < 0) return undefined
    to = place.where === 'before' ? other : other + 1
  }
  to = Math.max(1, Math.min(others.length, to))
  const name = answer.names.sections[kind]
  if (to === at) return answer.texts.staysThere(name)
  revision.kinds = others.toSpliced(to, 0, kind)
  order(revision)
  return answer.texts.moved(name, to + 1)
}

function want(revision: Revision, kind: SectionKind): void {
  const { wishes } = revision.sheet
  wishes.sections_refused = without(wishes.sections_refused, kind)
  wishes.sections_wanted = [...without(wishes.sections_wanted, kind), byHand(kind)]
  revision.edited('wishes.sections_wanted', 'wishes.sections_refused')
}

function without(list: Value<SectionKind>[], kind: SectionKind): Value<SectionKind>[] {
  return list.filter(({ value }) => value !== kind)
}

function order(revision: Revision): void {
  revision.sheet.wishes.section_order = revision.kinds
  revision.edited('wishes.section_order')
}

/** Prices that stand in another list are no section that could go; whether there were any. */
function withoutPrices(revision: Revision): boolean {
  const items = revision.sheet.offers.flatMap((group) => group.items)
  const priced = items.filter(({ value }) => value.price !== undefined)
  for (const item of priced) {
    Object.assign(item, byHand({ ...item.value }))
    delete item.value.price
    delete item.from
  }
  if (priced.length > 0) revision.edited('offers')
  return priced.length > 0
}

const lists: SectionKind[] = ['menu', 'prices', 'services']
const places: SectionKind[] = ['map', 'visit']

/** Where among the sections one stands that the person means; -1 where there is none. */
function indexOf(kinds: SectionKind[], { kind, nth }: Target): number {
  const at = kinds.flatMap((one, index) => (!kind || one === kind ? [index] : []))
  if (nth !== undefined) return (nth < 0 ? at.at(nth) : at[nth - 1]) ?? -1
  if (!kind) return -1
  if (at.length > 0) return at[0]
  // What is offered has one list, whatever people call it; so has the way there.
  const same = [lists, places].find((group) => group.includes(kind as SectionKind)) ?? []
  return kinds.findIndex((one) => same.includes(one))
}
