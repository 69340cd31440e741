import { hasTimetable, timetableDays } from '#designer/fill/timetable'
import { html } from '#designer/renderer/html'
import { printDays } from '#designer/renderer/sections/dates'
import { line } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import { timetableShapes } from '#designer/sections/timetable/shape'
import type { SectionType } from '#designer/sections/section_type'

export const timetableSection: SectionType<'timetable'> = {
  fill(context) {
    const { copy, sheet } = context
    const heading = context.heading('timetable', copy.headings.timetable)
    const days = timetableDays(sheet)
    return days.length > 0
      ? { heading, days }
      : { heading, days: [], note: { todo: copy.todo.class } }
  },
  print: ({ days, note }) => html`${days.length > 0 && printDays(days)} ${line('note', note)}`,
  shapes: timetableShapes,
  plan: (sheet) =>
    placed(TURNS.first, 'timetable', wants(sheet, 'timetable') || hasTimetable(sheet)),
  says: ({ days }, words) => (days.length > 0 ? words.classDays(days.length) : words.classesToFill),
}
