import { heldIn } from '#designer/sheet/cells'
import type { SheetChange } from '#designer/sheet/change'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { mainTextOf } from '#designer/sheet/values'

/**
 * Makes entries of ours that the person has read and keeps their own. One that the same change takes
 * away or calls otherwise is theirs already.
 */
export function keepOurs(writer: SheetWriter, keep: NonNullable<SheetChange['keep']>): void {
  for (const path of ['steps', 'questions'] as const) {
    const cell = writer.cell(path)
    for (const entry of heldIn(cell)) {
      const isKept = keep[path]?.includes(mainTextOf(cell.field, entry.value))
      if (isKept && entry.source === 'ours') writer.rewrite(cell, entry, entry.value)
    }
  }
}
