import { capital } from '#designer/language/normalise'
import { languageOf } from '#designer/fill/business'
import { isRefused } from '#designer/fill/reach'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { cellsOf, heldIn, type Cell } from '#designer/sheet/cells'
import { fieldMark } from '#designer/sheet/field_mark'
import { entryOf, type ValueField } from '#designer/sheet/fields'
import type { Value, Way } from '#designer/sheet/sheet'
import { telephoneHref } from '#designer/site/telephone'

/** One text of the sheet as a page shows it: an element with its mark is printed with it. */
export interface Fact {
  mark: string
  text: string
  /** Where the element leads if it is a link. */
  href?: string
  /** A sentence of ours that the person has not kept yet. */
  isOurs?: true
}

const TEXTS = ['line', 'prose', 'email']
/** What is no text for visitors, or stands on the page in a form of its own. */
const UNSHOWN: readonly ValueField[] = ['contact.action', 'own_words.about']
const WAYS: Partial<Record<ValueField, Way>> = {
  'contact.telephones': 'telephone',
  'contact.emails': 'email',
  'where.street_address': 'address',
}

/** Every text of a sheet that may stand on a page, by its mark; a mark that two texts share names neither. */
export function factsOf(sheet: SortedSheet): ReadonlyMap<string, Fact> {
  const facts = cellsOf(sheet)
    .filter((cell) => mayShow(cell, sheet))
    .flatMap((cell) => heldIn(cell).flatMap((value) => factsIn(cell, value, sheet)))
  const marked = Map.groupBy(facts, ({ mark }) => mark)
  const sure = [...marked].filter(([, [first, ...more]]) =>
    more.every(({ text }) => text === first.text)
  )
  return new Map(sure.map(([mark, [fact]]) => [mark, fact]))
}

/** What a page may show of each list of the sheet, entry by entry. */
export function listedFacts(sheet: SortedSheet): Fact[][][] {
  return cellsOf(sheet)
    .filter((cell) => cell.field.most !== undefined && mayShow(cell, sheet))
    .map((cell) => heldIn(cell).map((value) => factsIn(cell, value, sheet)))
}

function mayShow({ path, field }: Cell, sheet: SortedSheet): boolean {
  const way = WAYS[path]
  if (path.startsWith('wishes.') || UNSHOWN.includes(path)) return false
  if (way && isRefused(sheet, way)) return false
  return TEXTS.includes(field.of) || entryOf(field) !== undefined
}

function factsIn({ path, field }: Cell, value: Value<unknown>, sheet: SortedSheet): Fact[] {
  const isOurs = value.source === 'ours' ? { isOurs: true as const } : {}
  const entry = entryOf(field)
  if (!entry) {
    const said = String(value.value)
    // A line of a list of its own begins as a line does.
    const isLine = field.of === 'line' && field.most !== undefined && !path.includes('.')
    const text = isLine ? capital(said, languageOf(sheet)) : said
    const name = field.most === undefined ? undefined : said
    return [{ mark: fieldMark(path, name), text, ...hrefOf(path, said), ...isOurs }]
  }
  const parts = value.value as Record<string, string | undefined>
  const main = parts[entry.main]
  return Object.keys(entry.texts).flatMap((part) => {
    const text = parts[part]
    if (!text || entry.texts[part].of === 'url') return []
    const leads = part === entry.main && (parts.url ?? parts.link)
    const href = leads ? { href: leads } : {}
    return [{ mark: fieldMark(path, main, part), text, ...href, ...isOurs }]
  })
}

function hrefOf(path: ValueField, said: string): { href?: string } {
  if (path === 'contact.telephones') return { href: telephoneHref(said) }
  if (path === 'contact.emails') return { href: `mailto:${said}` }
  return {}
}
