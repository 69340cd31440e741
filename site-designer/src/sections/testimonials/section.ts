import { quotesOf } from '#designer/fill/quotes'
import { html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held, line } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import { standsAlone } from '#designer/sections/planning/quotes'
import { markOf } from '#designer/sections/said'
import { FIELD_MARK } from '#designer/sheet/field_mark'
import type { SectionType } from '#designer/sections/section_type'

export const testimonialsSection: SectionType<'testimonials'> = {
  fill(context) {
    const { copy, sheet } = context
    const open = { text: { todo: copy.todo.quote }, by: { todo: copy.todo.quoteBy } }
    const said = quotesOf(sheet)
    return {
      heading: context.heading('testimonials', copy.headings.testimonials.slice(0, 1)),
      quotes: said.length > 0 ? said : [open, open],
    }
  },
  print: ({ quotes }) =>
    html`<div class="quotes">
      ${quotes.map(({ text: said, by }) =>
        held(
          'figure',
          'Quote',
          html`<blockquote>
              ${text('p', 'quote', said, { [FIELD_MARK]: markOf('own_words.quotes', said, 'text') })}
            </blockquote>
            ${line('by', by, markOf('own_words.quotes', said, 'by'))}`,
          { class: 'quote' }
        )
      )}
    </div>`,
  plan: (sheet) =>
    placed(
      TURNS.middle + 10,
      'testimonials',
      (quotesOf(sheet).length > 0 && !standsAlone(sheet)) || wants(sheet, 'testimonials')
    ),
  says: (_, words) => words.testimonials,
}
