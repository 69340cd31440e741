import { cellsOf, heldIn, hold } from '#designer/sheet/cells'
import { valueValidator } from '#designer/sheet/schema/value_validator'
import type { Sheet } from '#designer/sheet/sheet'

/** The length of the longest prompt: a text that was read has no shorter limit. */
const valid = valueValidator(() => 20_000)

/** Removes invalid values: an e-mail address that is none, a link to a script, an unknown kind. */
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
