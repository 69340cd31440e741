import { cellsOf, heldIn } from '#designer/sheet/cells'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { paired } from '#designer/live_page/update/paired'
import { emptyPlace, type Sheet, type Value } from '#designer/sheet/sheet'
import { isSame, mainTextOf } from '#designer/sheet/values'

/** Something that the sheet says otherwise now. */
export interface ChangedFact {
  /** The key of the words that it is called by; an entry of a list is called by its own. */
  label?: string
  entry: string
  /** It is on the sheet no more. */
  isGone: boolean
  /** Puts it onto a sheet that is otherwise as it was. */
  apply: (writer: SheetWriter) => void
}

const LABELS: Record<string, string> = {
  'who.name': 'name',
  'who.description': 'description',
  'who.kind': 'description',
  'who.slogan': 'slogan',
  'who.founding_year': 'year',
  'where.label': 'place',
  'where.street_address': 'address',
  'where.postal_code': 'address',
  'where.country': 'address',
  'where.locality': 'town',
  'where.closed_until': 'closed',
  'where.opening_hours': 'hours',
  'where.opening_hours.notes': 'notes',
  'contact.telephones': 'telephone',
  'contact.emails': 'email',
  'own_words.about': 'about',
}
const REFUSED: Record<string, string> = { telephone: 'telephone', email: 'email', form: 'form' }

/**
 * What differs between two sheets: each entry of a list by itself, everything else by what it is
 * called. Both sheets have as many places and groups of offers; see `alike`.
 */
export function changedFacts(before: Sheet, after: Sheet): ChangedFact[] {
  const now = cellsOf(after)
  const facts = cellsOf(before).flatMap((cell, at) => {
    if (cell.path.startsWith('wishes.')) return []
    const label = (value: unknown) =>
      cell.path === 'contact.refused' ? (REFUSED[String(value)] ?? 'address') : LABELS[cell.path]
    const nameOf = ({ value }: Value<unknown>) => mainTextOf(cell.field, value)
    const { changed, gone, fresh } = paired(heldIn(cell), heldIn(now[at]), {
      // What the person keeps of ours is marked no more.
      isSame: (one, other) => isSame(one.value, other.value) && isOurs(one) === isOurs(other),
      isNamed: (one, other) => nameOf(one) === nameOf(other),
    })
    const fact = (old: Value<unknown>[], next: Value<unknown>[]): ChangedFact => ({
      ...called(label((next[0] ?? old[0]).value), nameOf(next[0] ?? old[0]), [...old, ...next]),
      isGone: next.length === 0,
      apply: (writer) => {
        const held = cellsOf(writer.sheet)[at]
        const values = heldIn(held)
        const place = values.findIndex(({ value }) => isSame(value, old[0]?.value))
        writer.putIn(held, place < 0 ? [...values, ...next] : values.toSpliced(place, 1, ...next))
      },
    })
    return [
      ...changed.map(([one, other]) => fact([one], [other])),
      ...gone.map((one) => fact([one], [])),
      ...fresh.map((one) => fact([], [one])),
    ]
  })
  return byLabel([...facts, ...headings(before, after)])
}

function isOurs({ source }: Value<unknown>): boolean {
  return source === 'ours'
}

/** An entry of which the price alone is another is called by its price. */
function called(label: string | undefined, entry: string, versions: Value<unknown>[]) {
  const [old, now] = versions.map(({ value }) => value as { price?: string })
  const isPrice = old && now?.price && old.price && isSame({ ...old, price: now.price }, now)
  return { label: isPrice ? 'price' : label, entry }
}

/** The names of groups of offers. */
function headings(before: Sheet, after: Sheet): ChangedFact[] {
  return after.offers.flatMap(({ name }, at) => {
    const old = before.offers[at].name
    const apply = (writer: SheetWriter) => writer.nameOffers(at, name)
    return old === name ? [] : [{ entry: name ?? old ?? '', isGone: !name, apply }]
  })
}

/** Facts that are called alike are one: a street and its town, the days of a week. */
function byLabel(facts: ChangedFact[]): ChangedFact[] {
  const groups = Object.values(
    Object.groupBy(facts, ({ label, entry }) => (label && label !== 'price' ? label : `“${entry}`))
  )
  return groups.flatMap((group = []) => ({
    ...group[0],
    isGone: group.every(({ isGone }) => isGone),
    apply: (writer) => group.forEach(({ apply }) => apply(writer)),
  }))
}

/** Both sheets with as many places and groups of offers as the longer one has. */
export function alike(...sheets: [Sheet, Sheet]): Sheet[] {
  const most = (count: (sheet: Sheet) => number) => Math.max(...sheets.map(count))
  const lacking = <T>(list: T[], count: number, empty: () => T) => [
    ...list,
    ...Array.from({ length: count - list.length }, empty),
  ]
  return sheets.map((sheet) => ({
    ...sheet,
    wishes: sheets[0].wishes,
    where: lacking(
      sheet.where,
      most(({ where }) => where.length),
      emptyPlace
    ),
    offers: lacking(
      sheet.offers,
      most(({ offers }) => offers.length),
      () => ({ items: [] })
    ),
  }))
}
