import type { SectionAct } from './protocol.ts'

/** By physical key, because Alt changes letters on some keyboards. */
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

/** The section shortcuts with Alt and Shift, in the page and in the app. */
export function sectionKey(event: Pressed): SectionAct | undefined {
  if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return undefined
  return Object.hasOwn(KEYS, event.code) ? KEYS[event.code] : undefined
}
