import { html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { FIELD_MARK, fieldMark } from '#designer/sheet/field_mark'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'

export const statsSection: SectionType<'stats'> = {
  fill(context) {
    const since = context.sheet.who.founding_year?.value
    const label = context.inVoice(context.copy.parts.stats.since)
    return { figures: since ? [{ value: since, label }] : [] }
  },
  // The number stands before its words for the eye, and after them for a reader of the page.
  print: ({ figures }) =>
    html`<dl class="figures">
      ${figures.map(
        ({ label, value }) =>
          html`<div class="figure">
            <dt data-slot="label">${label}</dt>
            ${text('dd', 'figure', value, { [FIELD_MARK]: fieldMark('who.founding_year') })}
          </div>`
      )}
    </dl>`,
  plan: (sheet) =>
    placed(
      TURNS.middle + 12,
      'stats',
      wants(sheet, 'stats') && sheet.who.founding_year !== undefined
    ),
  isOfUse: ({ figures }) => figures.length > 0,
  title: (words) => words.stats,
  says: ({ figures }) => figures.map(({ value, label }) => `${value} ${label}`).join(', '),
}
