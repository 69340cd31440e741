import { fillSite } from '#designer/fill/site'
import type { Outline } from '#designer/outline/outline'
import { renderPage } from '#designer/renderer/tagged'
import type { Sheet } from '#designer/sheet/sheet'
import { outlineOf } from '#designer_tests/helpers/composed'

/** A page as a website keeps it, printed from a sheet. */
export function pageOf(sheet: Sheet, outline: Outline = outlineOf(sheet)): string {
  return renderPage(fillSite(sheet, outline), 1)
}
