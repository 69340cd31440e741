import { cellsOfPlace, heldIn, hold } from '#designer/sheet/cells'
import { marked, overlap, unplacedIn } from '#designer/sheet/coverage'
import {
  emptyPlace,
  type Coverage,
  type FieldPath,
  type Place,
  type Sheet,
} from '#designer/sheet/sheet'
import { isNoPlace, valuesOf } from '#designer/sheet/values'

/**
 * A new reading of a prompt beside what a person has changed by hand: their fields keep what they
 * hold, emptied ones stay empty, and nothing is suggested for them; the others are as read. What
 * they dropped of the prompt, or put somewhere, is not waiting again.
 */
export function mergeSheets(before: Sheet, read: Sheet): Sheet {
  const sheet = structuredClone(read)
  const old = structuredClone(before)
  const hasSamePrompt = endOf(before) === endOf(read)
  if (!hasSamePrompt) for (const { value } of valuesOf(old)) delete value.from

  sheet.edited = old.edited
  for (const path of old.edited) keep(sheet, old, path)
  if (old.edited.includes('where')) sheet.where = old.where
  else sheet.where = mergedPlaces(old, sheet)
  sheet.suggestions = sheet.suggestions.filter(
    ({ field }) => !old.edited.includes(field) && !isOfPlaces(old, field)
  )
  if (hasSamePrompt) keepPlaces(sheet, old)
  return sheet
}

function endOf({ coverage }: Sheet): number {
  return coverage.at(-1)?.from[1] ?? 0
}

/** Of places that were added or taken away by hand, everything is as the person left it. */
function isOfPlaces({ edited }: Sheet, field: FieldPath): boolean {
  return edited.includes('where') && field.startsWith('where')
}

function keep(sheet: Sheet, old: Sheet, path: FieldPath): void {
  const [group, name] = path.split('.')
  if (group === 'where') return
  const to = sheet as unknown as Record<string, Record<string, unknown>>
  const from = old as unknown as Record<string, Record<string, unknown>>
  if (name === undefined) to[group] = from[group]
  else if (from[group][name] === undefined) delete to[group][name]
  else to[group][name] = from[group][name]
}

function mergedPlaces(old: Sheet, read: Sheet): Place[] {
  const { edited } = old
  if (!edited.some((path) => path.startsWith('where.'))) return read.where
  const count = Math.max(old.where.length, read.where.length)
  return Array.from({ length: count }, (_, at) =>
    mergedPlace(old.where[at], read.where[at] ?? emptyPlace(), edited)
  ).filter((place) => !isNoPlace(place))
}

function mergedPlace(old: Place | undefined, place: Place, edited: readonly FieldPath[]): Place {
  const before = old ? cellsOfPlace(old) : []
  const cells = cellsOfPlace(place)
  before.forEach((cell, at) => {
    if (edited.includes(cell.path)) hold(cells[at], heldIn(cell))
  })
  return place
}

function keepPlaces(sheet: Sheet, old: Sheet): void {
  const isSettled = ({ as, field }: Coverage) =>
    as === 'dropped' || (as === 'field' && field !== undefined && old.edited.includes(field))
  for (const { from, as, field } of old.coverage.filter(isSettled)) {
    sheet.coverage = marked(sheet.coverage, from, field ? { as, field } : { as })
  }
  const { own_words: ownWords } = sheet
  ownWords.unplaced = ownWords.unplaced.filter(({ value, from }) => {
    if (!from) return true
    const isTouched = old.coverage.some((part) => isSettled(part) && overlap(part.from, from))
    const left = unplacedIn(sheet.coverage, from)
    const words = left.map(([start, end]) => value.slice(start - from[0], end - from[0]))
    return !isTouched || words.some((part) => /[\p{L}\p{N}]/u.test(part))
  })
}
