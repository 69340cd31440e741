import { loneQuote } from '#designer/fill/quotes'
import { wants } from '#designer/sections/planning/planned'
import type { Sheet } from '#designer/sheet/sheet'

/** Whether the only quote stands alone, large. */
export function standsAlone(sheet: Sheet): boolean {
  return loneQuote(sheet) !== undefined && !wants(sheet, 'testimonials')
}
