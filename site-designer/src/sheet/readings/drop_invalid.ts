import { cellsOf, heldIn, hold } from '#designer/sheet/cells'
import { valueValidator } from '#designer/sheet/schema/value_validator'
import type { Sheet } from '#designer/sheet/sheet'

/** As much as a prompt can hold: a reader takes what was said, however long. */
const valid = valueValidator(() => 20_000)

/**
 * Takes the values off a sheet that it cannot hold: a mail address that is none, a link to a script,
 * a kind that does not exist.
 */
export async function dropInvalid(sheet: Sheet): Promise<void> {
  for (const cell of cellsOf(sheet)) {
    const values = await Promise.all(
      heldIn(cell).map(async (value) => {
        const is = await valid(cell.field, value.value)
        return is ? [{ ...value, ...is }] : []
      })
    )
    hold(cell, values.flat())
  }
}
