import { fieldOf, valueFields, type Field, type ValueField } from '#designer/sheet/fields'
import { weekdays, type Place, type Sheet, type Value } from '#designer/sheet/sheet'

/** The position of a field's values on a sheet: the object that holds them, and its key. */
export interface Cell {
  path: ValueField
  field: Field
  holder: Record<string, Held>
  key: string
}

type Held = Value<unknown> | Value<unknown>[] | undefined

/** Every cell of a sheet in the order of the fields, place by place. */
export function cellsOf(sheet: Sheet): Cell[] {
  const among = (isWanted: (path: string) => boolean) =>
    valueFields.filter(isWanted).flatMap((path) => cellsAt(sheet, path))
  return [
    ...among((path) => path.startsWith('who.')),
    ...sheet.where.flatMap(cellsOfPlace),
    ...among((path) => !/^wh(?:o|ere)\./.test(path)),
  ]
}

/** The cells of a field outside `where`. */
export function cellsAt(sheet: Sheet, path: ValueField): Cell[] {
  const [group, name] = path.split('.')
  const holders: [object, string][] =
    path === 'offers'
      ? sheet.offers.map((offers) => [offers, 'items'])
      : [name ? [sheet[group as 'who'], name] : [sheet, group]]
  return holders.map(([holder, key]) => cell(path, holder, key))
}

export function cellsOfPlace(place: Place): Cell[] {
  const { opening_hours: hours } = place
  return placeFields.flatMap((path) => {
    if (path === 'where.opening_hours') return weekdays.map((day) => cell(path, hours, day))
    if (path === 'where.opening_hours.notes') return [cell(path, hours, 'notes')]
    return [cell(path, place, path.slice('where.'.length))]
  })
}

export const placeFields = valueFields.filter((path) => path.startsWith('where.'))

function cell(path: ValueField, holder: object, key: string): Cell {
  return { path, field: fieldOf(path), holder: holder as Cell['holder'], key }
}

/** The values of a cell, as a list. */
export function heldIn({ holder, key }: Cell): Value<unknown>[] {
  return [holder[key] ?? []].flat()
}

/** Replaces the values of a cell; a field of one value is deleted if there is none. */
export function hold({ holder, key, field }: Cell, values: Value<unknown>[]): void {
  if (field.most !== undefined) holder[key] = values
  else if (values.length > 0) holder[key] = values[0]
  else delete holder[key]
}
