import type { Place, Sheet } from '#designer/sheet/sheet'
import { emptyPlace } from '#designer/sheet/sheet'

/** Nothing is known of the place of a business that named none. */
export function placeAt(sheet: Sheet, index = 0): Place {
  return sheet.where[index] ?? emptyPlace()
}
