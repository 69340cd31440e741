import { clockOf, type Clock } from '#designer/fill/clock'
import { languageOf } from '#designer/fill/business'
import { dayRows, hasGrid, hoursLine, hoursRows } from '#designer/fill/schedule'
import type { OpeningHours, Sheet } from '#designer/sheet/sheet'
import type { Row } from '#designer/site/content'

export interface PrintedHours {
  /** The same week as a page may list it: by the sheet's own clock or the other, with alike days together or not. */
  weeks: Row[][]
  /** In a sentence: "Mon–Fri 07:00–15:00". '' where nothing is known. */
  line: string
}

/** How the pages that are filled here word hours, so that a page is looked through for exactly that. */
export const printer = {
  hours(hours: OpeningHours, sheet: Sheet): PrintedHours {
    const language = languageOf(sheet)
    const clocks: Clock[] = clockOf(sheet) === 12 ? [12, 24] : [24, 12]
    const weeks = [hoursRows, dayRows].flatMap((rows) =>
      clocks.map((clock) => rows(hours, language, clock))
    )
    return {
      weeks: hasGrid(hours) ? weeks : [],
      line: hoursLine(hours, language, clockOf(sheet)),
    }
  },
}
