import { stripMarks } from 'editor-engine'
import { withoutTodos } from 'site-designer'
import { LONG_TEXT } from '#contract/edit_frame'

/** A draft as the world may see it: without the editor's marks and what is still to be filled in. */
export function publicHtml(draft: string): string {
  return withoutTodos(stripMarks(draft, { prefix: LONG_TEXT }))
}
