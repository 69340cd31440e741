import { html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import { isSaid } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'

/** Closed for a while: each place that is. */
export const noticeSection: SectionType<'notice'> = {
  fill({ copy, sheet }) {
    const { heading, todo } = copy.parts.notice
    const several = sheet.where.length > 1
    const said = sheet.where.flatMap(({ closed_until: date, label, locality }) => {
      const which = several ? (label ?? locality)?.value : undefined
      return date ? [[which, copy.closedUntil(date.value)].filter(Boolean).join(': ')] : []
    })
    return { heading, text: said.length > 0 ? [...new Set(said)].join(' ') : { todo } }
  },
  print: ({ text: news }) => html`${text('p', 'text', news, { class: 'news' })}`,
  plan: (sheet) =>
    placed(
      TURNS.start,
      'notice',
      sheet.where.some(({ closed_until: until }) => until) || wants(sheet, 'notice')
    ),
  says: ({ text: told }, words) => (isSaid(told) ? words.quoted(told) : words.notice),
}
