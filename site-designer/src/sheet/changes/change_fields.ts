import { cellsAt, heldIn, placeFields, type Cell } from '#designer/sheet/cells'
import type { SheetChange } from '#designer/sheet/change'
import { changedList, changedValues } from '#designer/sheet/changes/changed_values'
import { changePlaces } from '#designer/sheet/changes/change_places'
import type { SheetDraft } from '#designer/sheet/changes/sheet_draft'
import { valueFields } from '#designer/sheet/fields'
import { isSame } from '#designer/sheet/values'

/** Applies the values that a person entered; only `undefined` leaves a field unchanged. */
export function changeFields(draft: SheetDraft, change: SheetChange): void {
  for (const path of valueFields) {
    if (placeFields.includes(path) || path === 'offers') continue
    const [group, name] = path.split('.')
    const inGroup = (change as Record<string, unknown>)[group]
    const given = name ? (inGroup as Record<string, unknown> | undefined)?.[name] : inGroup
    if (given !== undefined)
      for (const cell of cellsAt(draft.sheet, path)) changeCell(draft, cell, given)
  }
  if (change.who) settleName(draft, change.who)
  if (change.where) changePlaces(draft, change.where)
  if (change.offers) changeOffers(draft, change.offers)
}

export function changeCell(draft: SheetDraft, cell: Cell, given: unknown): void {
  const isOther = draft.putIn(cell, changedValues(cell, given))
  const [value] = heldIn(cell)
  if (isOther && value && cell.field.most === undefined)
    draft.dropSuggestions(cell.path, { typed: String(value.value) })
}

/** `name` and `has_no_name` exclude each other. */
function settleName(draft: SheetDraft, change: NonNullable<SheetChange['who']>): void {
  if (change.name) draft.putIn(draft.cell('who.has_no_name'), [])
  else if (change.has_no_name) {
    draft.putIn(draft.cell('who.name'), [])
    draft.editedIn('who.name')
    draft.dropSuggestions('who.name')
  }
}

function changeOffers(draft: SheetDraft, groups: NonNullable<SheetChange['offers']>): void {
  const { sheet } = draft
  const old = sheet.offers.flatMap(({ items }) => items)
  const offers = groups
    .map(({ name, items }) => ({ ...(name ? { name } : {}), items: changedList(old, items) }))
    .filter(({ name, items }) => name || items.length > 0)
  if (isSame(offers, sheet.offers)) return
  sheet.offers = offers
  draft.editedIn('offers')
}
