import { whatAndWhere } from '#designer/fill/business'
import { loneQuote } from '#designer/fill/quotes'
import { withRole } from '#designer/fill/sentences/sentence'
import { shownName } from '#designer/fill/shown_name'
import { html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { line } from '#designer/renderer/sections/parts'
import { FIELD_MARK, fieldMark } from '#designer/sheet/field_mark'
import { markOf } from '#designer/sections/said'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import { standsAlone } from '#designer/sections/planning/quotes'
import type { SectionType } from '#designer/sections/section_type'

/** One sentence, large: what somebody said of them, or else their own. */
export const statementSection: SectionType<'statement'> = {
  fill({ sheet }) {
    const quote = loneQuote(sheet)
    if (quote) return quote
    const { sentences, lede } = sheet.sorted
    const [first] = withRole(sentences, 'story')
    return {
      text: first?.text ?? lede ?? whatAndWhere(sheet) ?? shownName(sheet),
    }
  },
  print: ({ text: said, by }) =>
    html`${text('p', 'text', said, { class: 'saying', [FIELD_MARK]: by ? markOf('own_words.quotes', said, 'text') : fieldMark('own_words.about') })}${line('by', by, markOf('own_words.quotes', said, 'by'))}`,
  plan: (sheet) =>
    placed(TURNS.middle, 'statement', standsAlone(sheet) || wants(sheet, 'statement'), 'floats'),
  isCalledPlainly: true,
  title: (words) => words.statement,
  says: ({ text: told }, words) => words.quoted(told),
}
