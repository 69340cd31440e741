import { stripMarks } from 'editor-engine'
import { withoutFieldMarks, withoutTodos } from 'site-designer'
import { LONG_TEXT } from '#contract/edit_frame'

/** A draft as visitors get it: without the editor's marks, those of the sheet and the places to fill in. */
export function publicHtml(draft: string): string {
  return withoutFieldMarks(withoutTodos(stripMarks(draft, { prefix: LONG_TEXT })))
}
