import { cellsAt, cellsOfPlace, heldIn, type Cell } from '#designer/sheet/cells'
import { fieldPaths, valueFields } from '#designer/sheet/fields'
import { isShown, opensPrompt } from '#designer/sheet/likely'
import type { Sheet, Suggestion, Value } from '#designer/sheet/sheet'

/** A value that is assumed, and the cell that holds it. */
export interface AssumedValue {
  cell: Cell
  held: Value<unknown>
  /** Its number, if the field is one of a place. */
  place?: number
}

/** The values that a reader put on the sheet because they are likely. */
export function assumedValues(sheet: Sheet): AssumedValue[] {
  const cells = [
    ...valueFields
      .filter((path) => !path.startsWith('where.'))
      .flatMap((path) => cellsAt(sheet, path).map((cell) => ({ cell }))),
    ...sheet.where.flatMap((at, place) => cellsOfPlace(at).map((cell) => ({ cell, place }))),
  ]
  return cells.flatMap((one) =>
    heldIn(one.cell).flatMap((held) => (held.assumed === undefined ? [] : [{ ...one, held }]))
  )
}

/** Such a value as the suggestion that it was. */
function asSuggestion({ cell, held, place }: AssumedValue, why: Suggestion['why']): Suggestion {
  const { assumed, value, from = [0, 0] } = held
  const at = place ? { place } : {}
  return { id: assumed, field: cell.path, value, from, why, ...at } as Suggestion
}

/**
 * Everything that the page says because it is likely, in the order of the fields: assumed values, and
 * the suggestions that the page shows already.
 */
export function assumedOn(sheet: Sheet): Suggestion[] {
  const values = assumedValues(sheet).map((one) => asSuggestion(one, 'most_likely'))
  const shown = (['who.name', 'who.description', 'who.kind'] as const).flatMap((path) => {
    const key = path.slice('who.'.length) as 'name' | 'description' | 'kind'
    const isKnown = sheet.who[key] !== undefined || sheet.edited.includes(path)
    if (isKnown || (key === 'name' && sheet.who.has_no_name)) return []
    const found = sheet.suggestions.find((one) => {
      const shows = key === 'kind' ? one.why === 'most_likely' : isShown(one.why)
      return one.field === path && (shows || opensPrompt(one, sheet))
    })
    return found ?? []
  })
  return [...values, ...shown].sort(
    (one, other) => fieldPaths.indexOf(one.field) - fieldPaths.indexOf(other.field)
  )
}

/** The sheet when the person has approved what it says: nothing on it is assumed any more. */
export function confirmed(sheet: Sheet): Sheet {
  const copy = structuredClone(sheet)
  for (const { held } of assumedValues(copy)) delete held.assumed
  return copy
}
