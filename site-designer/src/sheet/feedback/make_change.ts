import { heldIn, placeFields, type Cell } from '#designer/sheet/cells'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { folded } from '#designer/language/fold'
import { entryOf, type ValueField } from '#designer/sheet/fields'
import type { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'
import type { StatedFacts } from '#designer/sheet/feedback/stated_facts'
import { valueValidator } from '#designer/sheet/schema/value_validator'
import { ways, type DayHours, type Sheet } from '#designer/sheet/sheet'

/** Texts that a model may reword without adding facts. */
const prose: readonly ValueField[] = [
  'who.description',
  'who.slogan',
  'own_words.about',
  'where.opening_hours.notes',
]

const valid = valueValidator((usual) => usual)

/** Makes one change that a model read from feedback; false if it cannot be made. */
export async function makeChange(
  writer: SheetWriter,
  path: ValueField,
  change: UntrustedAnswer,
  stated: StatedFacts
): Promise<boolean> {
  const { sheet } = writer
  const number = change.whole('place') ?? 0
  if (path === 'who.has_no_name' || number < 0 || number > sheet.where.length) return false
  if (placeFields.includes(path) && number === sheet.where.length) writer.editedIn('where')
  const meant = cellsMeant(writer.cells(path, number), change)
  const context = { change, stated, isSupported: supportFor(sheet, path, stated) }
  for (const cell of meant) {
    const values = valuesAfter(cell, context)
    if (!values || values.length > (cell.field.most ?? 1)) return false
    const kept = await Promise.all(values.map((value) => valid(cell.field, value)))
    if (kept.includes(undefined)) return false
    writer.setIn(
      cell,
      kept.map((one) => one!.value)
    )
  }
  writer.dropEmptyPlaces()
  return meant.length > 0
}

interface ChangeContext {
  change: UntrustedAnswer
  stated: StatedFacts
  isSupported: (text: string) => boolean
}

/** Whether a person stated a text for this field; one that is edited changes only to words of the feedback. */
function supportFor(
  sheet: Sheet,
  path: ValueField,
  stated: StatedFacts
): ChangeContext['isSupported'] {
  if (path.startsWith('wishes.')) return () => true
  if (sheet.edited.includes(path)) return (text) => stated.isInFeedback(text)
  if (!prose.includes(path)) return (text) => stated.isStated(text)
  return (text) => stated.isStated(text) || stated.addsNoFact(text)
}

/** The named weekdays; of a field with several lists the one with the entry, or the last. */
function cellsMeant(cells: Cell[], change: UntrustedAnswer): Cell[] {
  if (cells[0]?.field.of === 'day') {
    return cells.filter(({ key }) => change.texts('days').includes(key))
  }
  const isAddition = change.text('do') === 'add'
  const holder = isAddition ? undefined : cells.find((cell) => numberOf(cell, change) >= 0)
  return [holder ?? cells.at(-1)!]
}

/** The values of a cell after the change; undefined if it cannot be made. */
function valuesAfter(cell: Cell, context: ChangeContext): unknown[] | undefined {
  const { change } = context
  const list = heldIn(cell).map(({ value }) => value)
  const action = change.text('do')
  if (cell.field.most === undefined) {
    if (action === 'remove')
      return cell.field.of === 'kind' || cell.field.isRequired ? undefined : []
    const value = valueIn(cell, context)
    return value === undefined ? undefined : [value]
  }
  const at = numberOf(cell, change)
  const isEntry = entryOf(cell.field) !== undefined
  const value = valueIn(cell, context)
  if (value === undefined && (isEntry || action !== 'remove')) return undefined
  if (action === 'remove') return at < 0 ? undefined : list.toSpliced(at, 1)
  if (action === 'add' || cell.field.of === 'way' || cell.path === 'wishes.moods')
    return !isEntry || nameIn(cell, value) ? [...list, value] : undefined
  if (at >= 0)
    return list.with(at, isEntry ? { ...(list[at] as object), ...(value as object) } : value)
  // A list with one text, such as one telephone number, is not ambiguous.
  return !isEntry && list.length <= 1 ? [value] : undefined
}

/** The value of a change, if the person stated it. */
function valueIn(
  { field }: Cell,
  { change, stated, isSupported }: ChangeContext
): object | string | true | undefined {
  const value = change.text('value')
  const entry = entryOf(field)
  if (entry) {
    const texts = change.one('entry').fields(Object.keys(entry.texts))
    return Object.entries(texts).every((text) => isTextSupported(text, isSupported))
      ? texts
      : undefined
  }
  switch (field.of) {
    case 'yes':
      return true
    case 'kind':
      return value
    case 'way':
      return ways.find((known) => known === value)
    case 'day': {
      const hours = dayOf(change)
      return hours && stated.areTimes(hours) ? hours : undefined
    }
    default:
      return value && isSupported(value) ? value : undefined
  }
}

/** Labels of links are chosen by the model. */
function isTextSupported(
  [name, text]: [string, string],
  isSupported: ChangeContext['isSupported']
): boolean {
  if (name === 'label') return true
  return isSupported(name === 'url' ? text.replace(/^https?:\/\/(?:www\.)?|\/$/g, '') : text)
}

function dayOf(change: UntrustedAnswer): DayHours | undefined {
  const spans = change.list('spans').flatMap((span) => {
    const [opens, closes] = [span.text('opens'), span.text('closes')]
    return opens && closes ? [{ opens, closes }] : []
  })
  return spans.length > 0 || change.yes('closed') ? { spans } : undefined
}

/** The index of the entry with this name, or of the first that contains it; -1 if there is none. */
function numberOf(cell: Cell, change: UntrustedAnswer): number {
  const entry = entryOf(cell.field)
  const value = entry ? change.one('entry').text(entry.main) : change.text('value')
  const isNamedByIt = entry !== undefined || change.text('do') === 'remove'
  const named = cell.field.of === 'way' ? value : change.text('which')
  const which = named ?? (isNamedByIt ? value : undefined)
  if (which === undefined) return -1
  const wanted = folded(which)
  const names = heldIn(cell).map((one) => folded(nameIn(cell, one.value)))
  const exact = names.indexOf(wanted)
  return exact >= 0 ? exact : names.findIndex((name) => name.includes(wanted))
}

function nameIn({ field }: Cell, value: unknown): string {
  const entry = entryOf(field)
  return entry ? ((value as Record<string, string>)[entry.main] ?? '') : String(value)
}
