import { cellsOfPlace, heldIn } from '#designer/sheet/cells'
import type { SheetDraft } from '#designer/sheet/changes/sheet_draft'
import { removeFromOwnWords } from '#designer/sheet/changes/remove_from_own_words'
import { putText } from '#designer/sheet/changes/put_text'
import { weekdays, type Suggestion, type TextField, type Weekday } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/** Accepts suggestions into their fields, and drops others. */
export function settleSuggestions(
  draft: SheetDraft,
  { take = [], drop = [] }: { take?: string[]; drop?: string[] }
): void {
  const { sheet } = draft
  const known = [...sheet.suggestions]
  take.forEach((id, at) => {
    const suggestion = known.find((one) => one.id === id)
    if (suggestion) accept(draft, suggestion)
    else draft.refuse(`suggestions.take.${at}`, GONE)
  })
  drop.forEach((id, at) => {
    if (!known.some((one) => one.id === id)) draft.refuse(`suggestions.drop.${at}`, GONE)
    sheet.suggestions = sheet.suggestions.filter((one) => one.id !== id)
  })
}

const GONE = 'This suggestion is not there any more'

function accept(draft: SheetDraft, suggestion: Suggestion): void {
  const { sheet } = draft
  const { from, id } = suggestion
  const others = sheet.suggestions.filter((one) => one.id !== id)
  sheet.suggestions = others.filter((one) => !isSame(one.from, from))
  if (suggestion.field === 'where.opening_hours') acceptHours(draft, suggestion)
  else if (typeof suggestion.value !== 'string')
    draft.append(draft.cell(suggestion.field), suggestion.value, from)
  else {
    const { field, value, place } = suggestion as Extract<Suggestion, { field: TextField }>
    putText(draft, field, value, from, place)
  }
  // The words that suggest a kind have another meaning too, so they stay where they are.
  if (suggestion.field === 'who.kind') return
  if (suggestion.field !== 'own_words.about') removeFromOwnWords(draft, from, suggestion.field)
  draft.settle(from, suggestion.field)
}

function acceptHours(
  draft: SheetDraft,
  { value, place, from }: Extract<Suggestion, { field: 'where.opening_hours' }>
): void {
  for (const cell of cellsOfPlace(draft.place(place ?? 0))) {
    const hours = cell.field.of === 'day' && value[cell.key as Weekday]
    const isOther = hours && !heldIn(cell).some((old) => isSame(old.value, hours))
    if (isOther) draft.putIn(cell, [{ value: hours, source: 'edited', from }])
  }
  const { sheet } = draft
  sheet.suggestions = sheet.suggestions.filter(
    (other) =>
      other.field !== 'where.opening_hours' ||
      (other.place ?? 0) !== (place ?? 0) ||
      !weekdays.some((day) => value[day] && other.value[day])
  )
}
