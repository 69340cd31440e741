import type { Sheet, StarterField, Value } from 'site-designer/sheet'
import { entryOf, fieldOf } from 'site-designer/sheet'

const STARTER_FIELDS: readonly StarterField[] = ['steps', 'questions']

/** Fields with texts of ours, and how many there are in all. */
export function oursOn(sheet: Sheet): { fields: StarterField[]; count: number } {
  const counts = STARTER_FIELDS.map((field) => entriesOf(sheet, field).length)
  return {
    fields: STARTER_FIELDS.filter((_, at) => counts[at]! > 0),
    count: counts.reduce((sum, one) => sum + one, 0),
  }
}

/** The name of a row that is still as we wrote it; undefined of any other. */
export function nameIfOurs(sheet: Sheet, field: StarterField, row: object): string | undefined {
  const { main, texts } = entryOf(fieldOf(field))!
  const isAlike = (one: object) =>
    Object.keys(texts).every((name) => textOf(one, name) === textOf(row, name))
  return entriesOf(sheet, field).some(isAlike) ? textOf(row, main) : undefined
}

function entriesOf(sheet: Sheet, field: StarterField): object[] {
  const values: readonly Value<object>[] = sheet[field] ?? []
  return values.filter(({ source }) => source === 'ours').map(({ value }) => value)
}

function textOf(row: object, name: string): string {
  return (row as Record<string, string | undefined>)[name] ?? ''
}
