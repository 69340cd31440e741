import { languageOf } from '#designer/fill/business'
import { pageDescription, pageTitle } from '#designer/fill/head'
import { lineItems } from '#designer/fill/offered'
import { hasGrid, hoursLine, hoursRows, openings, weekBoard } from '#designer/fill/schedule'
import { addressOf } from '#designer/fill/whereabouts'
import type { Printer } from '#designer/sheet/page_update/printed'
import { updatePage, type PageUpdate } from '#designer/sheet/update_page'
import type { Sheet } from '#designer/sheet/sheet'

/** How the pages that we fill word what stands on a sheet. */
const printer: Printer = {
  address: addressOf,
  hours(hours, sheet) {
    const language = languageOf(sheet)
    return {
      weeks: hasGrid(hours) ? [hoursRows(hours, language), weekBoard(hours, language)] : [],
      line: hoursLine(hours, language),
      openings: openings(hours) ?? [],
    }
  },
  line(line, sheet) {
    const { name, detail } = lineItems([line], sheet)[0]
    return {
      name: typeof name === 'string' ? name : line,
      ...(typeof detail === 'string' ? { detail } : {}),
    }
  },
  texts: (sheet) => ({ title: pageTitle(sheet), description: pageDescription(sheet) }),
}

/** A website's page brought up to date with its changed sheet, as `updatePage` says. */
export function updateFilledPage(html: string, before: Sheet, after: Sheet): PageUpdate {
  return updatePage(html, before, after, printer)
}
