import { heldIn } from '#designer/sheet/cells'
import type { SheetDraft } from '#designer/sheet/changes/sheet_draft'
import type { Stretch, TextField, Value } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/**
 * Puts words of the prompt into a text field: into a list as one more, among the person's own words
 * as one more sentence, into any other field in place of what is there. Other suggestions for a
 * field that holds one text are settled by it.
 */
export function putText(
  draft: SheetDraft,
  field: TextField,
  text: string,
  from: Stretch,
  place = 0
): void {
  const value: Value<string> = { value: text, source: 'edited', from }
  if (field === 'own_words.about') return appendSentence(draft, value)
  const cell = draft.cell(field, place)
  if (cell.field.most !== undefined) return draft.append(cell, text, from)

  const { who } = draft.sheet
  if (!heldIn(cell).some((old) => isSame(old.value, text))) draft.putIn(cell, [value])
  if (field === 'who.name') draft.put(who, 'has_no_name', 'who.has_no_name', undefined)
  draft.dropSuggestions(field, {
    place: field.startsWith('where.') ? place : undefined,
    typed: text,
  })
}

function appendSentence(draft: SheetDraft, { value, source }: Value<string>): void {
  const { own_words: ownWords } = draft.sheet
  const old = ownWords.about?.value.trimEnd() ?? ''
  if (old.includes(value)) return
  const stop = old === '' || /[.!?…:]["”’»)]?$/.test(old) ? '' : '.'
  const text = [old + stop, value].filter(Boolean).join(' ')
  draft.put(ownWords, 'about', 'own_words.about', { value: text, source })
}
