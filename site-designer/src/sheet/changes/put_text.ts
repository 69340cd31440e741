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
  const { sheet } = draft
  const value: Value<string> = { value: text, source: 'edited', from }
  const [group, name] = field.split('.')
  if (field === 'where.opening_hours.notes') {
    return draft.append(draft.place(place).opening_hours.notes, field, text, from)
  }
  if (field === 'own_words.about') return appendSentence(draft, value)

  const target = (
    name === undefined ? sheet : group === 'where' ? draft.place(place) : sheet[group as 'who']
  ) as Record<string, unknown>
  const key = name ?? group
  const list = target[key]
  if (Array.isArray(list)) return draft.append(list, field, text, from)

  const old = target[key] as Value<string> | undefined
  if (!old || !isSame(old.value, text)) draft.put(target, key, field, value)
  if (field === 'who.name') draft.put(sheet.who, 'has_no_name', 'who.has_no_name', undefined)
  draft.dropSuggestions(field, { place: group === 'where' ? place : undefined, typed: text })
}

function appendSentence(draft: SheetDraft, { value, source }: Value<string>): void {
  const { own_words: ownWords } = draft.sheet
  const old = ownWords.about?.value.trimEnd() ?? ''
  if (old.includes(value)) return
  const stop = old === '' || /[.!?…:]["”’»)]?$/.test(old) ? '' : '.'
  const text = [old + stop, value].filter(Boolean).join(' ')
  draft.put(ownWords, 'about', 'own_words.about', { value: text, source })
}
