import { heldIn } from '#designer/sheet/cells'
import type { SheetChange } from '#designer/sheet/change'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { mainTextOf } from '#designer/sheet/values'

const GONE = 'This is not there any more'

/** Makes entries of ours that the person has read and keeps their own. */
export function keepOurs(writer: SheetWriter, keep: NonNullable<SheetChange['keep']>): void {
  for (const path of ['steps', 'questions'] as const)
    keep[path]?.forEach((name, at) => {
      const cell = writer.cell(path)
      const entry = heldIn(cell).find((one) => mainTextOf(cell.field, one.value) === name)
      if (!entry) writer.refuse(`keep.${path}.${at}`, GONE)
      else if (entry.source === 'ours') writer.rewrite(cell, entry, entry.value)
    })
}
