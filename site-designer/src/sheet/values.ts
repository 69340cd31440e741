import { cellsOf, cellsOfPlace, heldIn, type Cell } from '#designer/sheet/cells'
import { entryOf, type Field, type ValueField } from '#designer/sheet/fields'
import type { Place, Sheet, Value } from '#designer/sheet/sheet'

export interface ValueInField {
  field: ValueField
  value: Value<unknown>
}

/** Every value of the sheet that a page can show, with its field. */
export function valuesOf(sheet: Sheet): ValueInField[] {
  return valuesIn(cellsOf(sheet).filter(({ path }) => !path.startsWith('wishes.')))
}

function valuesIn(cells: readonly Cell[]): ValueInField[] {
  return cells.flatMap((cell) => heldIn(cell).map((value) => ({ field: cell.path, value })))
}

/** Whether a place has no value at all. */
export function isNoPlace(place: Place): boolean {
  return valuesIn(cellsOfPlace(place)).length === 0
}

/** Every text in a value; of an item or a person, the texts of its fields. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** The text that identifies a value: of an entry its main one. */
export function mainTextOf(field: Field, value: unknown): string {
  const main = entryOf(field)?.main
  return String(main === undefined ? value : (value as Record<string, unknown>)[main])
}

/** Deep equality; an undefined field equals a missing one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) =>
    isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])
  )
}
