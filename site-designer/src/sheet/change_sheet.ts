import { ok, refused, type Result } from '#designer/result'
import type { SheetChange } from '#designer/sheet/change'
import { changeFields } from '#designer/sheet/changes/change_fields'
import { placeStretches } from '#designer/sheet/changes/place_stretches'
import { SheetDraft, type FieldErrors } from '#designer/sheet/changes/sheet_draft'
import { settleSuggestions } from '#designer/sheet/changes/settle_suggestions'
import type { Sheet } from '#designer/sheet/sheet'

export type { FieldErrors } from '#designer/sheet/changes/sheet_draft'

/**
 * The sheet after a person's change that `sheetChangeSchema` has validated, or the errors by field.
 * `sheet` itself is not changed.
 */
export function changeSheet(
  sheet: Sheet,
  change: SheetChange,
  prompt: string
): Result<Sheet, FieldErrors> {
  const draft = new SheetDraft(sheet, prompt)
  changeFields(draft, change)
  if (change.suggestions) settleSuggestions(draft, change.suggestions)
  if (change.unplaced) placeStretches(draft, change.unplaced)
  if (Object.keys(draft.errors).length > 0) return refused(draft.errors)
  return ok(draft.done())
}
