import { fillSite } from '#designer/fill/site'
import { jsonLd } from '#designer/renderer/json_ld'
import type { PageReading } from '#designer/renderer/reading/page_reading'
import type { Sheet } from '#designer/sheet/sheet'
import { directions, sectionLayouts } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'

/** What machines are told of a sheet on a page with these sections. */
export function printedOn(sheet: Sheet, reading: PageReading) {
  const kinds = reading.sections.flatMap(({ kind }) => kind ?? [])
  const site = fillSite(sheet, {
    seed: '',
    look: {} as Look,
    lookNotes: [],
    direction: directions[0],
    header: 'bar',
    footer: 'line',
    artefact: 'words',
    sections: kinds
      .filter((kind) => kind === 'area' || kind === 'events')
      .map((kind) => ({ kind, layout: sectionLayouts[kind][0], surface: 'plain' })),
  })
  const { seo, business } = site
  return { ...seo, name: business.name, data: JSON.parse(jsonLd(site)) as Record<string, unknown> }
}
