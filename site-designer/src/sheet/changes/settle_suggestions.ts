import { assumedOn, assumedValues } from '#designer/sheet/assumed'
import { heldIn } from '#designer/sheet/cells'
import { edited } from '#designer/sheet/changes/changed_values'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { removeFromOwnWords } from '#designer/sheet/changes/remove_from_own_words'
import { putText } from '#designer/sheet/changes/put_text'
import { marked, overlap } from '#designer/sheet/coverage'
import { weekdays, type Coverage, type Suggestion, type TextField } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/** Accepts suggestions into their fields, and drops others; keeps what is assumed, or takes it off. */
export function settleSuggestions(
  writer: SheetWriter,
  { take = [], drop = [], undo = [] }: { take?: string[]; drop?: string[]; undo?: string[] }
): void {
  const { sheet } = writer
  const known = [...sheet.suggestions]
  take.forEach((id, at) => {
    const suggestion = known.find((one) => one.id === id)
    if (suggestion) accept(writer, suggestion)
    else if (!keep(writer, id)) writer.refuse(`suggestions.take.${at}`, GONE)
  })
  drop.forEach((id, at) => {
    if (!known.some((one) => one.id === id)) writer.refuse(`suggestions.drop.${at}`, GONE)
    sheet.suggestions = sheet.suggestions.filter((one) => one.id !== id)
  })
  undo.forEach((id, at) => {
    if (!takeOff(writer, id)) writer.refuse(`suggestions.undo.${at}`, GONE)
  })
}

const GONE = 'This suggestion is not there any more'

/** What is assumed becomes the person's own; false if there is no such value. */
function keep(writer: SheetWriter, id: string): boolean {
  const found = assumedValues(writer.sheet).find(({ held }) => held.assumed === id)
  if (!found) return false
  const { cell, held } = found
  const kept = edited(held.value, held.from)
  writer.putIn(
    cell,
    heldIn(cell).map((one) => (one === held ? kept : one))
  )
  writer.answer(cell, found.place)
  return true
}

/**
 * Takes what is assumed off the page, and offers it: its field counts as edited, so no reading brings
 * it back, but the person can. False if nothing with this id is assumed.
 */
function takeOff(writer: SheetWriter, id: string): boolean {
  const { sheet } = writer
  const shown = assumedOn(sheet).find((one) => one.id === id)
  if (!shown) return false
  const found = assumedValues(sheet).find(({ held }) => held.assumed === id)
  if (!found) writer.editedIn(shown.field)
  else {
    writer.remove(found.cell, found.held)
    if (found.cell.field.most !== undefined) waitAgain(writer, shown)
  }
  const others = sheet.suggestions.filter((one) => one.id !== id)
  sheet.suggestions = [...others, { ...shown, why: 'taken_back' }]
  writer.dropEmptyOffers()
  writer.dropEmptyPlaces()
  return true
}

/** The words of a row wait for another place, so that they are not lost. */
function waitAgain({ sheet, prompt }: SheetWriter, { from, field }: Suggestion): void {
  const isIts = (part: Coverage) => part.as === 'field' && part.field === field
  if (prompt === '' || !sheet.coverage.some((part) => isIts(part) && overlap(part.from, from)))
    return
  sheet.coverage = marked(sheet.coverage, from, { as: 'unplaced' }, isIts)
  sheet.own_words.unplaced.push({ value: prompt.slice(...from), source: 'said', from })
}

function accept(writer: SheetWriter, suggestion: Suggestion): void {
  const { sheet } = writer
  const { from, id } = suggestion
  const others = sheet.suggestions.filter((one) => one.id !== id)
  sheet.suggestions = others.filter((one) => !isSame(one.from, from))
  if (suggestion.field === 'where.opening_hours') acceptHours(writer, suggestion)
  else if (typeof suggestion.value !== 'string')
    writer.append(writer.cell(suggestion.field), suggestion.value, from)
  else {
    const { field, value, place } = suggestion as Extract<Suggestion, { field: TextField }>
    putText(writer, field, value, from, place)
  }
  if (suggestion.why === 'taken_back') unmarkDropped(writer, suggestion)
  // The words that suggest a kind have another meaning too, so they stay where they are.
  if (suggestion.field === 'who.kind') return
  if (suggestion.field !== 'own_words.about') removeFromOwnWords(writer, from, suggestion.field)
  writer.settle(from, suggestion.field)
}

function acceptHours(
  writer: SheetWriter,
  { value, place, from }: Extract<Suggestion, { field: 'where.opening_hours' }>
): void {
  writer.putDays(writer.place(place ?? 0), value, from)
  const { sheet } = writer
  sheet.suggestions = sheet.suggestions.filter(
    (other) =>
      other.field !== 'where.opening_hours' ||
      (other.place ?? 0) !== (place ?? 0) ||
      !weekdays.some((day) => value[day] && other.value[day])
  )
}

/** The words of what was taken back and is wanted after all are in its field again. */
function unmarkDropped({ sheet }: SheetWriter, { from, field }: Suggestion): void {
  const isDropped = ({ as }: Coverage) => as === 'dropped'
  sheet.coverage = marked(sheet.coverage, from, { as: 'field', field }, isDropped)
}
