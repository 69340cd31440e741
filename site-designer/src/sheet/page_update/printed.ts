import type { OpeningHours, Place, Sheet } from '#designer/sheet/sheet'
import type { Opening, Row } from '#designer/site/site'

/**
 * How a page words what stands on a sheet: the same functions that fill a page give these, so that a
 * page is looked through for exactly what was printed on it.
 */
export interface Printer {
  /** "14 Mill Street, Leeds"; undefined where a page shows no address. */
  address(place: Place, sheet: Sheet): string | undefined
  hours(hours: OpeningHours, sheet: Sheet): PrintedHours
  /** The lines of a list as a page sets them: "Wills: from drafting to probate" has a detail. */
  lines(lines: string[], sheet: Sheet): { name: string; detail?: string }[]
  /** Whole texts that are made of several facts, by what they are: the title of the page. */
  texts(sheet: Sheet): Record<string, string | undefined>
}

export interface PrintedHours {
  /** The same week as a page may list it: by the sheet's own clock or the other, with alike days together or not. */
  weeks: Row[][]
  /** In a sentence: "Mon–Fri 07:00–15:00". '' where nothing is known. */
  line: string
  openings: Opening[]
}
