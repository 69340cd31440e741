import type { Change } from 'editor-engine'
import { printer, type PrintedHours } from '#designer/fill/printer'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { weekLines } from '#designer/renderer/sections/rows'
import { emptyPlace, type Sheet } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/** Weeks that a page shows as any of our pages lists the old hours get the new ones in the same form. */
export function weeksElsewhere(reading: PageReading, before: Sheet, after: Sheet): Change[] {
  const weeks = reading.elements(
    ({ tag, attributes }) => tag === 'dl' && (attributes.class ?? '').split(' ').includes('week')
  )
  return before.where.flatMap(({ opening_hours: old }, at) => {
    const { opening_hours: now } = after.where[at] ?? emptyPlace()
    // The same week is that of another place as well, and stays there.
    if (after.where.some(({ opening_hours: hours }) => isSame(hours, old))) return []
    const [was, is] = [printer.hours(old, before), printer.hours(now, after)]
    if (isSame(was, is) || is.weeks.length === 0) return []
    return weeks.flatMap((week): Change[] => {
      const form = formOf(week, was)
      return form < 0 || !week.content
        ? []
        : [{ ...week.content, insert: weekLines(is.weeks[form]).text }]
    })
  })
}

/** Which of the forms of printed hours a week on the page has; -1 where it is none of them. */
function formOf(week: PageElement, { weeks }: PrintedHours): number {
  const inOneLine = (words: unknown) => String(words).replace(/\s+/g, ' ').trim()
  const shown = [...week.children()].map((row) => [...row.children()].map(wordsOf).map(inOneLine))
  return weeks.findIndex((rows) =>
    isSame(
      shown,
      rows.map(({ label, value }) => [label, value].map(inOneLine))
    )
  )
}
