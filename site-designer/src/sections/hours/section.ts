import { languageOf } from '#designer/fill/business'
import { clockOf } from '#designer/fill/clock'
import { placeAt } from '#designer/fill/place_section'
import { cellsOf, hourRows, hoursHeading, whenNote } from '#designer/fill/times'
import { dayCells } from '#designer/fill/schedule'
import { html } from '#designer/renderer/html'
import { line } from '#designer/renderer/sections/parts'
import { weekRows, weekStrip } from '#designer/renderer/sections/rows'
import { TURNS } from '#designer/sections/planning/planned'
import { waysPlanned } from '#designer/sections/planning/ways'
import type { SectionType } from '#designer/sections/section_type'

export const hoursSection: SectionType<'hours'> = {
  fill(context) {
    const place = placeAt(context.sheet)
    const note = whenNote(context, place)
    return {
      heading: hoursHeading(context, place),
      rows: hourRows(context, place),
      ...cellsOf(context, place),
      ...(note ? { note } : {}),
    }
  },
  print: ({ rows, cells, note }) =>
    html`${rows.length > 0 && weekRows(rows)}${cells && weekStrip(cells)}${line('note', note)}`,
  shapes: (sheet) =>
    dayCells(placeAt(sheet).opening_hours, languageOf(sheet), clockOf(sheet)) ? ['strip'] : [],
  plan: (sheet, opening) => waysPlanned(sheet, opening, 'hours', TURNS.ways + 2),
  says: (_, words) => words.hours,
}
