import type { PageElement } from 'editor-engine'
import { wordsOf } from '#designer/renderer/reading/words'

/** A text that is still the note of what belongs there; see `todos.ts`. */
export function isOpenTodo(element: PageElement): boolean {
  const note = element.attribute('data-todo')?.value
  return note !== undefined && wordsOf(element) === note.replace(/\s+/g, ' ').trim()
}
