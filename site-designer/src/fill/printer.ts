import { pageDescription, pageTitle } from '#designer/fill/head'
import { clockOf, type Clock } from '#designer/fill/clock'
import { languageOf, whatAndWhere } from '#designer/fill/business'
import { lineItems } from '#designer/fill/offered'
import { dayRows, hasGrid, hoursLine, hoursRows, openings } from '#designer/fill/schedule'
import { addressOf } from '#designer/fill/whereabouts'
import type { Printer } from '#designer/sheet/page_update/printed'

/** How the pages that are filled here word what stands on a sheet. */
export const printer: Printer = {
  address: addressOf,
  hours(hours, sheet) {
    const language = languageOf(sheet)
    const isKnown = hasGrid(hours)
    const clocks: Clock[] = clockOf(sheet) === 12 ? [12, 24] : [24, 12]
    return {
      weeks: isKnown
        ? [hoursRows, dayRows].flatMap((rows) =>
            clocks.map((clock) => rows(hours, language, clock))
          )
        : [],
      line: hoursLine(hours, language, clockOf(sheet)),
      openings: openings(hours) ?? [],
    }
  },
  lines: (lines, sheet) =>
    lineItems(lines, sheet).map(({ name, detail }, at) => ({
      name: typeof name === 'string' ? name : lines[at],
      ...(typeof detail === 'string' ? { detail } : {}),
    })),
  texts: (sheet) => ({
    title: pageTitle(sheet),
    description: pageDescription(sheet),
    what: whatAndWhere(sheet),
  }),
}
