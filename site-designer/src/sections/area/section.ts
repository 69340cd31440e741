import { kindOf } from '#designer/fill/business'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { areaOf, localityOf } from '#designer/fill/whereabouts'
import { html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { list } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import { markOf, names } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'
import { FIELD_MARK } from '#designer/sheet/field_mark'
import { fold } from '#designer/language/fold'

export const areaSection: SectionType<'area'> = {
  fill(context) {
    const { copy, sheet } = context
    const words = copy.parts.area
    const said = areaOf(sheet)
    const home = localityOf(sheet)
    const places = home && !said.includes(home) && said.length > 1 ? [home, ...said] : said
    return {
      heading: context.heading('area', words.headings),
      places: said.length > 0 ? places : [1, 2, 3].map(() => ({ todo: words.todo })),
    }
  },
  // The note is ours: where no place is said yet, it says nothing.
  print: ({ places, note }) =>
    html`${list('places', 'Place', places, (place) => html`${text('span', 'place', place, { [FIELD_MARK]: markOf('where.area_served', place) })}`)}
    ${note && html`<p class="note" data-slot="note">${note}</p>`}`,
  plan: (sheet) => placed(TURNS.ways, 'area', tellsArea(sheet) || wants(sheet, 'area')),
  says: ({ places }, words) => names(places, words),
}

/** Whether it comes to people, or serves places that its own words do not name. */
function tellsArea(sheet: SortedSheet): boolean {
  const area = areaOf(sheet)
  const { lede, about, topics, known } = sheet.sorted
  const told = fold(JSON.stringify([lede, about, topics, known]))
  const comes = kindOf(sheet).sections.includes('area')
  return area.length > 0 && (comes || area.some((place) => !told.includes(fold(place))))
}
