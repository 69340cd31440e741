import { editByHand } from '#designer/commands/by_hand/edit_by_hand'
import { sectionFor } from '#designer/commands/new_section'
import { pageOf } from '#designer/renderer/reading/new_markup'
import { PageReading } from '#designer/renderer/reading/page_reading'
import { lookOf } from '#designer/renderer/restyle'
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
