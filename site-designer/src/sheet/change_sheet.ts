import { ok, refused, type Result } from '#designer/result'
import type { SheetChange } from '#designer/sheet/change'
import { changeFields } from '#designer/sheet/changes/change_fields'
import { keepOurs } from '#designer/sheet/changes/keep_ours'
import { placeStretches } from '#designer/sheet/changes/place_stretches'
import { SheetWriter, type FieldErrors } from '#designer/sheet/changes/sheet_writer'
import { settleSuggestions } from '#designer/sheet/changes/settle_suggestions'
import type { Sheet } from '#designer/sheet/sheet'

export type { FieldErrors } from '#designer/sheet/changes/sheet_writer'

/**
 * The sheet after a person's change that `sheetChangeSchema` has validated, or the errors by field.
 * `sheet` itself is not changed.
 */
export function changeSheet(
  sheet: Sheet,
  change: SheetChange,
  prompt: string
): Result<Sheet, FieldErrors> {
  const writer = new SheetWriter(sheet, prompt)
  changeFields(writer, change)
  if (change.keep) keepOurs(writer, change.keep)
  if (change.suggestions) settleSuggestions(writer, change.suggestions)
  if (change.unplaced) placeStretches(writer, change.unplaced)
  if (Object.keys(writer.errors).length > 0) return refused(writer.errors)
  return ok(writer.done())
}
