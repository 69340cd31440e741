import type { Direction, KeyName, SectionAct } from './protocol.ts'
import { sectionKey } from './section_keys.ts'

export interface Commands {
  move(to: Direction): void
  edit(): void
  tell(name: KeyName): void
  section(act: SectionAct): void
}

const MOVES: Record<string, Direction> = {
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  ArrowDown: 'next',
  ArrowRight: 'next',
}

/**
 * Handles keys in the page: arrow keys here, shortcuts in the editor. Buttons in `own` keep their usual
 * keys.
 */
export function followKeys(own: Element, commands: Commands): void {
  window.addEventListener('keydown', (event) => press(event, own, commands), true)
}

function press(event: KeyboardEvent, own: Element, commands: Commands): void {
  const { move, edit, tell, section } = commands
  const act = sectionKey(event)
  if (act) {
    event.preventDefault()
    return section(act)
  }
  const shortcut = shortcutOf(event)
  if (shortcut) {
    event.preventDefault()
    return tell(shortcut)
  }
  if (event.ctrlKey || event.metaKey || event.target === own) return
  if (event.key === 'Enter') {
    event.preventDefault()
    return edit()
  }
  const to = event.altKey && event.key === 'ArrowUp' ? 'parent' : MOVES[event.key]
  if (to) {
    event.preventDefault()
    move(event.altKey && event.key === 'ArrowDown' ? 'child' : to)
  }
}

function shortcutOf(event: KeyboardEvent): KeyName | undefined {
  if (event.key === 'Escape') return 'escape'
  if (event.key === '?') return 'help'
  if (!event.ctrlKey && !event.metaKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  if (key === 'a' && event.shiftKey) return 'ai'
  if (key === 'm' && event.shiftKey) return 'manual'
  return undefined
}
