import { kindOf } from '#designer/fill/business'
import { itemsOf, servicesOf } from '#designer/fill/offered'
import { neutralKind } from '#designer/kinds/all'
import { html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { line, list } from '#designer/renderer/sections/parts'
import { FIELD_MARK } from '#designer/sheet/field_mark'
import { TURNS, placed } from '#designer/sections/planning/planned'
import { markOf, names } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'

export const worksSection: SectionType<'works'> = {
  fill(context) {
    const { copy, sheet, words } = context
    // The trade's heading for what is made is free where nothing is offered.
    const isFree = itemsOf(sheet).length === 0 && servicesOf(sheet).length === 0
    const own =
      isFree && kindOf(sheet).id !== neutralKind ? words.headings : [copy.headings.lists.works]
    return {
      heading: context.heading('works', own, 'list/works'),
      works: sheet.works.map(({ value: { title, year, about } }) => ({
        title,
        ...(year ? { year } : {}),
        ...(about ? { about } : {}),
      })),
    }
  },
  print: ({ works: made }) =>
    list(
      'made',
      'Work',
      made,
      ({ title, year, about: told }) =>
        html`${line('year', year, markOf('works', title, 'year'))}
          <div class="work">
            ${text('h3', 'item', title, { [FIELD_MARK]: markOf('works', title, 'title') })}${line('detail', told, markOf('works', title, 'about'))}
          </div>`
    ),
  plan: (sheet) => placed(TURNS.middle + 4, 'works', sheet.works.length > 0),
  says: ({ works: made }, words) =>
    names(
      made.map(({ title }) => title),
      words
    ),
}
