import { isForm } from '#designer/instructions/language/endings'
import type { Slot } from '#designer/instructions/language/slots'
import { aspectsIn } from '#designer/instructions/targets/described'
import type { SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import { bare, keyNamed, kindNamed } from '#designer/instructions/targets/names'
import type { FactName, LookName } from '#designer/instructions/targets/target'
import { daysIn } from '#designer/reader/hours/typed_hours'
import { cellsAt, heldIn, type Cell } from '#designer/sheet/cells'
import type { Item, Person, Value, Weekday } from '#designer/sheet/sheet'
import { folded } from '#designer/language/fold'
import type { SectionKind } from '#designer/site/kinds'

/** An entry of a list, and where it is. */
export interface InList {
  cell: Cell
  entry: Value<Item | string>
}

/** What words of a person mean on a sheet. */
export type Thing =
  | { is: 'fact'; fact: FactName; days?: Weekday[] }
  /** `price`: the words speak of what it costs. */
  | (InList & { is: 'listed'; price: boolean })
  | { is: 'person'; person: Value<Person> }
  | { is: 'section'; at: number; kind: SectionKind | 'header' | 'footer' }
  | { is: 'form' }
  | { is: 'look'; look: LookName }
  | { is: 'page' }

const LISTS = ['offers', 'services', 'skills', 'clients', 'credentials', 'good_to_know'] as const

/** Everything that the words can mean, what they say exactly first. */
export function thingsNamed(edit: SheetEdit, slot: Slot): Thing[] {
  const { language, sheet } = edit
  const words = bare(slot.words, language)
  if (slot.isQuoted) return listed(edit, [slot.text], false)
  if (language.whole_page.includes(words.join(' '))) return [{ is: 'page' }]
  const fact = keyNamed(words, language.facts, language) as FactName | undefined
  if (fact) return [{ is: 'fact', fact }]
  if (keyNamed(words, { form: language.parts.form }, language)) return [{ is: 'form' }]
  const named = listed(edit, words, false)
  const people = edit.named(sheet.people, words, ({ value }) => value.name)
  const look = keyNamed(words, language.looks, language) as LookName | undefined
  const things: Thing[] = [
    ...named,
    ...people.map((person): Thing => ({ is: 'person', person })),
    ...(look && !look.startsWith('meta') ? [{ is: 'look' as const, look }] : []),
    ...described(edit, slot),
    ...sections(edit, words),
  ]
  return things.length > 0 ? things : inPart(edit, words)
}

/** "The bass" for "Grilled bass", where only one item has these words in its name. */
function inPart(edit: SheetEdit, words: readonly string[]): Thing[] {
  if (!words.some((word) => word.length > 3)) return []
  const { code } = edit.language
  const found = entriesOf(edit).filter(({ cell, entry }) => {
    const name = folded(nameOf(entry.value)).split(' ')
    return (
      cell.path === 'offers' &&
      words.every((word) => name.some((known) => isForm(word, known, code)))
    )
  })
  return found.length === 1 ? [{ is: 'listed', ...found[0], price: false }] : []
}

function listed(edit: SheetEdit, words: string[], price: boolean): Thing[] {
  const all = entriesOf(edit)
  const lists = Map.groupBy(all, ({ cell }) => cell.path)
  return [...lists.values()].flatMap((entries) =>
    edit
      .named(entries, words, ({ entry }) => nameOf(entry.value))
      .map((one): Thing => ({ is: 'listed', ...one, price }))
  )
}

export function entriesOf({ sheet }: SheetEdit): InList[] {
  return LISTS.flatMap((path) => cellsAt(sheet, path)).flatMap((cell) =>
    heldIn(cell).map((entry) => ({ cell, entry: entry as Value<Item | string> }))
  )
}

export function nameOf(value: Item | string): string {
  return typeof value === 'string' ? value : value.name
}

/** "The hours on Friday", "the price of the soup". */
function described(edit: SheetEdit, slot: Slot): Thing[] {
  const { language } = edit
  const hoursOf = (text: string): Thing[] => {
    const days = daysIn(text, language.code)
    return days ? [{ is: 'fact', fact: 'hours', days }] : []
  }
  const own = hoursOf(slot.text)
  if (own.length > 0) return own
  return aspectsIn(slot, language).flatMap(({ aspect, of }) => {
    if (aspect === 'hours') return hoursOf(of.text)
    return ['price', 'words'].includes(aspect)
      ? listed(edit, bare(of.words, language), aspect === 'price')
      : []
  })
}

const lists: SectionKind[] = ['menu', 'prices', 'services']
const ways: SectionKind[] = ['map', 'visit']

/** A section by its kind, also one that is not planned. */
function sections({ language, kinds }: SheetEdit, words: string[]): Thing[] {
  const kind = kindNamed(words, language)
  if (!kind) return []
  const same = [lists, ways].find((group) => group.includes(kind as SectionKind)) ?? [kind]
  const exact = kinds.indexOf(kind as SectionKind)
  // What is offered has one list, whatever people call it; so has the way there.
  const at = exact >= 0 ? exact : kinds.findIndex((one) => same.includes(one))
  return [{ is: 'section', at, kind: kinds[at] ?? kind }]
}
