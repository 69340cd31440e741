import { sortedSheet, type SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import type { Outline } from '#designer/site/outline'
import { artefactOf, layoutsOf } from '#designer/live_page/restyle/layouts'
import { readOurPage } from '#designer/live_page/restyle/our_page'
import { valueOf } from '#designer/renderer/elements'
import type { Sheet } from '#designer/sheet/sheet'

/**
 * The outline that a page of ours was printed from, as far as its markup says; undefined for any
 * other page. Only the seed is not known: headings that have several wordings may be printed in another.
 */
export function outlineOn(html: string, told: Sheet): Outline | undefined {
  const page = readOurPage(html)
  if (!page) return undefined
  const { direction, look } = page
  const sheet = sortedSheet(told)
  const layouts = layoutsOf(page)
  const sections = layouts.sections.map((section, at) => ({
    ...section,
    ...placeOf(valueOf(page.sections[at].element, 'id'), section.kind, sheet),
  }))
  const { header, footer } = layouts as Pick<Outline, 'header' | 'footer'>
  const artefact = artefactOf(page)
  return { seed: '', look, lookNotes: [], direction, header, footer, artefact, sections } as Outline
}

/** Which place or topic a section tells of: "visit-2" is the second. */
function placeOf(id: string, kind: string, sheet: SortedSheet): { place?: number } {
  const [, number] = /-(\d+)$/.exec(id) ?? []
  if (number) return { place: Number(number) - 1 }
  const isFirst =
    kind === 'detail' ? sheet.sorted.topics.length > 0 : kind === 'visit' && sheet.where.length > 1
  return isFirst ? { place: 0 } : {}
}
