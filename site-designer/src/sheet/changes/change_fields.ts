import { cellsAt, placeFields } from '#designer/sheet/cells'
import type { SheetChange } from '#designer/sheet/change'
import { changedList } from '#designer/sheet/changes/changed_values'
import { changePlaces } from '#designer/sheet/changes/change_places'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { valueFields } from '#designer/sheet/fields'
import { isSame } from '#designer/sheet/values'

/** Applies the values that a person entered; only `undefined` leaves a field unchanged. */
export function changeFields(writer: SheetWriter, change: SheetChange): void {
  for (const path of valueFields) {
    if (placeFields.includes(path) || path === 'offers') continue
    const [group, name] = path.split('.')
    const inGroup = (change as Record<string, unknown>)[group]
    const given = name ? (inGroup as Record<string, unknown> | undefined)?.[name] : inGroup
    if (given !== undefined)
      for (const cell of cellsAt(writer.sheet, path)) writer.setIn(cell, given)
  }
  if (change.who) settleName(writer, change.who)
  if (change.where) changePlaces(writer, change.where)
  if (change.offers) changeOffers(writer, change.offers)
}

/** `name` and `has_no_name` exclude each other. */
function settleName(writer: SheetWriter, change: NonNullable<SheetChange['who']>): void {
  if (change.name) writer.putIn(writer.cell('who.has_no_name'), [])
  else if (change.has_no_name) writer.empty('who.name')
}

function changeOffers(writer: SheetWriter, groups: NonNullable<SheetChange['offers']>): void {
  const { sheet } = writer
  const old = sheet.offers.flatMap(({ items }) => items)
  const offers = groups
    .map(({ name, items }) => ({ ...(name ? { name } : {}), items: changedList(old, items) }))
    .filter(({ name, items }) => name || items.length > 0)
  if (isSame(offers, sheet.offers)) return
  sheet.offers = offers
  writer.editedIn('offers')
}
