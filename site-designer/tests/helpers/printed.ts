import { defaultForm } from '#designer/designer/form'
import { fillSite } from '#designer/fill/site'
import { compose } from '#designer/outline/compose'
import { renderPage } from '#designer/renderer/tagged'
import type { Sheet } from '#designer/sheet/sheet'

/** The page that is made from a sheet. */
export function samplePage(sheet: Sheet): string {
  return renderPage(fillSite(sheet, compose(sheet, defaultForm, { seed: 'a' })), 1)
}
