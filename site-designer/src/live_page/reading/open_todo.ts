import type { PageElement } from 'editor-engine'
import { wordsOf } from '#designer/live_page/reading/words'

/** What belongs into a place to fill, as its mark says. */
export function noteOf(element: PageElement): string | undefined {
  const note = element.attribute('data-todo')
  return note && inOneLine(note.value)
}

/** A text that is still the note of what belongs there; see `todos.ts`. */
export function isOpenTodo(element: PageElement): boolean {
  return noteOf(element) === inOneLine(wordsOf(element))
}

/** With any space for a space: French sets one that does not break before a colon. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
