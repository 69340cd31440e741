import { fillSite } from '#designer/page/fill_site'
import type { Outline } from '#designer/site/outline'
import { renderPage } from '#designer/page/render_page'
import type { Sheet } from '#designer/sheet/sheet'
import { outlineOf } from '#designer_tests/helpers/composed'

/** A page as a website keeps it, printed from a sheet. */
export function pageOf(sheet: Sheet, outline: Outline = outlineOf(sheet)): string {
  return renderPage(fillSite(sheet, outline), 1)
}
