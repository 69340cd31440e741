import { heldIn } from '#designer/sheet/cells'
import { edited } from '#designer/sheet/changes/changed_values'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import type { Stretch, TextField } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/**
 * Puts words of the prompt into a text field: adds them to a list or to the own words, or replaces the
 * value of any other field and drops the other suggestions for it.
 */
export function putText(
  writer: SheetWriter,
  field: TextField,
  text: string,
  from: Stretch,
  place = 0
): void {
  if (field === 'own_words.about') return appendSentence(writer, text)
  const cell = writer.cell(field, place)
  if (cell.field.most !== undefined) return writer.append(cell, text, from)

  if (!heldIn(cell).some((old) => isSame(old.value, text))) writer.putIn(cell, [edited(text, from)])
  writer.answer(cell, place)
}

function appendSentence(writer: SheetWriter, sentence: string): void {
  const { own_words: ownWords } = writer.sheet
  const old = ownWords.about?.value.trimEnd() ?? ''
  if (old.includes(sentence)) return
  const stop = old === '' || /[.!?…:]["”’»)]?$/.test(old) ? '' : '.'
  const text = [old + stop, sentence].filter(Boolean).join(' ')
  writer.putIn(writer.cell('own_words.about'), [edited(text)])
}
