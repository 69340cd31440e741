import { untag } from 'editor-engine'
import { withoutTodos } from 'site-designer'

/** A draft as the world may see it: without the editor's ids and what is still to be filled in. */
export function publicHtml(draft: string): string {
  return withoutTodos(untag(draft))
}
