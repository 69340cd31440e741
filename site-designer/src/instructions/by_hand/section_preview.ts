import { editByHand } from '#designer/instructions/by_hand/edit_by_hand'
import { sectionFor } from '#designer/instructions/new_section'
import { pageOf } from '#designer/live_page/reading/new_markup'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { lookOf } from '#designer/live_page/restyle'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'

/**
 * A page with nothing on it but the section that would be added, filled from the stored sheet or
 * with what the page says; undefined for a page that is not ours.
 */
export function sectionPreview(html: string, kind: SectionKind, sheet?: Sheet): string | undefined {
  const worn = lookOf(html)
  if (!worn) return undefined
  const { section, name } = sectionFor(editByHand(new PageReading(html), sheet), kind)
  return pageOf({ ...worn, name }, section)
}
