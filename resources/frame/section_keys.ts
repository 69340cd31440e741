import type { SectionAct } from './protocol.ts'

/** By the key's place: with Alt, letters become others on some keyboards. */
const KEYS: Record<string, SectionAct> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  KeyL: 'layout',
  KeyD: 'duplicate',
  Backspace: 'remove',
  Delete: 'remove',
  KeyN: 'add',
}

type Pressed = Pick<KeyboardEvent, 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'code'>

/** What Alt and Shift with a key do with a section, in the page and beside it. */
export function sectionKey(event: Pressed): SectionAct | undefined {
  if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return undefined
  return Object.hasOwn(KEYS, event.code) ? KEYS[event.code] : undefined
}
