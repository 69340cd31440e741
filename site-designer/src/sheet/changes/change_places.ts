import { cellsOfPlace, heldIn, type Cell } from '#designer/sheet/cells'
import type { PlaceChange } from '#designer/sheet/change'
import { changedValues } from '#designer/sheet/changes/changed_values'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { emptyPlace, type Place } from '#designer/sheet/sheet'
import { isNoPlace, isSame } from '#designer/sheet/values'

/** Places are sent whole, without ids: each changes the existing place that is most like it. */
export function changePlaces(writer: SheetWriter, changes: readonly PlaceChange[]): void {
  const { sheet } = writer
  const left = [...sheet.where]
  const isAsMany = changes.length === left.length
  const origins = changes.map((change, at) =>
    takeClosest(left, change, isAsMany ? sheet.where[at] : undefined)
  )
  const places = changes.map((change, at) =>
    changedPlace(writer, origins[at] ?? emptyPlace(), change)
  )
  const kept = places.map((place, at) => ({ place, old: origins[at] }))
  const known = kept.filter(({ place }) => !isNoPlace(place))
  if (known.length !== sheet.where.length) writer.editedIn('where')
  renumber(
    writer,
    sheet.where.map((old) => known.findIndex((one) => one.old === old))
  )
  sheet.where = known.map(({ place }) => place)
}

/** Updates the place numbers of suggestions; those of a removed place are removed. */
function renumber({ sheet }: SheetWriter, numbers: number[]): void {
  sheet.suggestions = sheet.suggestions.flatMap((suggestion) => {
    if (!suggestion.field.startsWith('where.')) return [suggestion]
    const old = ('place' in suggestion && suggestion.place) || 0
    const place = numbers[old] ?? old
    return place < 0 ? [] : [{ ...suggestion, place }]
  })
}

function changedPlace(writer: SheetWriter, old: Place, change: PlaceChange): Place {
  const place: Place = structuredClone(old)
  for (const cell of cellsOfPlace(place))
    writer.putIn(cell, changedValues(cell, givenIn(change, cell)))
  return place
}

function givenIn(change: PlaceChange, { path, key }: Cell): unknown {
  const isOfHours = path.startsWith('where.opening_hours')
  return ((isOfHours ? change.opening_hours : change) as Record<string, unknown> | undefined)?.[key]
}

/** Takes the place that shares most values with the change; `beside` wins a tie. */
function takeClosest(left: Place[], change: PlaceChange, beside?: Place): Place | undefined {
  const likeness = (place: Place) =>
    cellsOfPlace(place)
      .filter(({ field }) => field.most === undefined)
      .filter((cell) => heldIn(cell).some(({ value }) => isSame(value, givenIn(change, cell))))
      .length
  let best = beside && left.includes(beside) ? beside : undefined
  for (const place of left) {
    const more = best === beside ? 1 : 0
    if (likeness(place) > (best ? likeness(best) + more : 0)) best = place
  }
  if (best) left.splice(left.indexOf(best), 1)
  return best
}
