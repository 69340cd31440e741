import { stripMarks } from 'editor-engine'
import { withoutTodos } from 'site-designer'
import { LONG_TEXT } from '#contract/edit_frame'

/** A draft as visitors get it: without the editor's marks and the places to fill in. */
export function publicHtml(draft: string): string {
  return withoutTodos(stripMarks(draft, { prefix: LONG_TEXT }))
}
