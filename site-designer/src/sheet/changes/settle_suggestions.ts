import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { removeFromOwnWords } from '#designer/sheet/changes/remove_from_own_words'
import { putText } from '#designer/sheet/changes/put_text'
import { weekdays, type Suggestion, type TextField } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/** Accepts suggestions into their fields, and drops others. */
export function settleSuggestions(
  writer: SheetWriter,
  { take = [], drop = [] }: { take?: string[]; drop?: string[] }
): void {
  const { sheet } = writer
  const known = [...sheet.suggestions]
  take.forEach((id, at) => {
    const suggestion = known.find((one) => one.id === id)
    if (suggestion) accept(writer, suggestion)
    else writer.refuse(`suggestions.take.${at}`, GONE)
  })
  drop.forEach((id, at) => {
    if (!known.some((one) => one.id === id)) writer.refuse(`suggestions.drop.${at}`, GONE)
    sheet.suggestions = sheet.suggestions.filter((one) => one.id !== id)
  })
}

const GONE = 'This suggestion is not there any more'

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
