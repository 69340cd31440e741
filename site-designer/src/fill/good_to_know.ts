import { isEnded } from '#designer/language/sentences'
import { copyIn } from '#designer/copy/copy_in'
import { languageOf } from '#designer/fill/business'
import { lineItems } from '#designer/fill/offered'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { isOnline } from '#designer/fill/whereabouts'
import type { Sheet } from '#designer/sheet/sheet'
import type { LinesKind } from '#designer/site/kinds'
import type { Item } from '#designer/site/content'

const fewestCredentials = 3
const mostInRow = 2
const longestRow = 80

/** What fits a row of facts, because there is little of it. */
export function knownInRow(sheet: SortedSheet): string[] {
  const lines = linesToKnow(sheet)
  return fitsRow(lines) ? lines : []
}

/** The sections of their own that credentials and good things to know need. */
export function listsToKnow(sheet: SortedSheet): LinesKind[] {
  return [
    ...(isListOfCredentials(sheet) ? (['credentials'] as const) : []),
    ...(fitsRow(linesToKnow(sheet)) ? [] : (['good_to_know'] as const)),
  ]
}

/** Everything that the section of good things to know lists. */
export function itemsToKnow(sheet: SortedSheet): Item[] {
  return lineItems('good_to_know', linesToKnow(sheet), sheet)
}

function linesToKnow(sheet: SortedSheet): string[] {
  const credentials = isListOfCredentials(sheet) ? [] : sheet.credentials
  const online = isOnline(sheet) ? [copyIn(languageOf(sheet)).online] : []
  const { known } = sheet.sorted
  return [...online, ...credentials.map(({ value }) => value), ...known]
}

function isListOfCredentials({ credentials }: Sheet): boolean {
  return credentials.length >= fewestCredentials
}

/** Whole sentences stand one below the other. */
function fitsRow(lines: string[]): boolean {
  return !lines.some(isEnded) && lines.length <= mostInRow && lines.join(', ').length <= longestRow
}
