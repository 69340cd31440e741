import { changedList } from '#designer/sheet/changes/changed'
import type { SheetDraft } from '#designer/sheet/changes/sheet_draft'
import { leaveOwnWords } from '#designer/sheet/changes/leave_own_words'
import { putText } from '#designer/sheet/changes/put_text'
import { weekdays, type Suggestion, type TextField } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/** Puts suggestions into their fields, and drops those that are wrong. */
export function settleSuggestions(
  draft: SheetDraft,
  { take = [], drop = [] }: { take?: string[]; drop?: string[] }
): void {
  const { sheet } = draft
  const known = [...sheet.suggestions]
  take.forEach((id, at) => {
    const suggestion = known.find((one) => one.id === id)
    if (suggestion) takeUp(draft, suggestion)
    else draft.refuse(`suggestions.take.${at}`, GONE)
  })
  drop.forEach((id, at) => {
    if (!known.some((one) => one.id === id)) draft.refuse(`suggestions.drop.${at}`, GONE)
    sheet.suggestions = sheet.suggestions.filter((one) => one.id !== id)
  })
}

const GONE = 'This suggestion is not there any more'

function takeUp(draft: SheetDraft, suggestion: Suggestion): void {
  const { sheet } = draft
  const { from, id } = suggestion
  const others = sheet.suggestions.filter((one) => one.id !== id)
  sheet.suggestions = others.filter((one) => !isSame(one.from, from))
  if (suggestion.field === 'where.opening_hours') takeHours(draft, suggestion)
  else if (typeof suggestion.value !== 'string')
    draft.append(draft.cell(suggestion.field), suggestion.value, from)
  else {
    const { field, value, place } = suggestion as Extract<Suggestion, { field: TextField }>
    putText(draft, field, value, from, place)
  }
  // What tells of a kind says something else besides, and stays where it is.
  if (suggestion.field === 'who.kind') return
  if (suggestion.field !== 'own_words.about') leaveOwnWords(draft, from, suggestion.field)
  draft.settle(from, suggestion.field)
}

function takeHours(
  draft: SheetDraft,
  { value, place, from }: Extract<Suggestion, { field: 'where.opening_hours' }>
): void {
  const { opening_hours: hours } = draft.place(place ?? 0)
  for (const day of weekdays) {
    const [told] = value[day] ? changedList([hours[day] ?? []].flat(), [value[day]]) : []
    if (!told || told === hours[day]) continue
    draft.put(hours, day, 'where.opening_hours', { ...told, from })
  }
  const { sheet } = draft
  sheet.suggestions = sheet.suggestions.filter(
    (other) =>
      other.field !== 'where.opening_hours' ||
      (other.place ?? 0) !== (place ?? 0) ||
      !weekdays.some((day) => value[day] && other.value[day])
  )
}
