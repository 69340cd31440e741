import { useEffect } from 'react'
import { sectionKey } from '../frame/section_keys.ts'
import type { Editor } from './use_editor.ts'

const TYPING = 'input:not([type=color], [type=radio]), textarea, select'

/** The editor's keys while the focus is in the app; the frame reports those pressed in the page. */
export function useShortcuts({ edits, canvas, sections, undo }: Editor): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || canvas.read().editingText) return
      const act = actionOf(event, { edits, canvas, sections, undo })
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [edits, canvas, sections, undo])
}

function actionOf(
  event: KeyboardEvent,
  { edits, canvas, sections, undo }: Pick<Editor, 'edits' | 'canvas' | 'sections' | 'undo'>
): (() => void) | undefined {
  if (event.key === 'Escape') return isInDialog(event) ? undefined : () => canvas.closePanel()
  // In a text field these keys edit its text.
  const isTyping = event.target instanceof Element && event.target.matches(TYPING)
  const act = sectionKey(event)
  const { selected } = canvas.read()
  if (act && selected && !isTyping && !isInDialog(event)) {
    const section = sections.around(selected.id)
    return section && (() => void sections.act(section.id, act))
  }
  if (event.key === '?' && !isTyping && !isInDialog(event)) return () => canvas.help(true)
  if (!event.ctrlKey && !event.metaKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'a' && event.shiftKey) return () => canvas.openInstructions()
  if (key === 'm' && event.shiftKey) return () => canvas.openPanel('manual')
  if (key !== 'z' || isTyping || isInDialog(event)) return undefined
  return event.shiftKey ? () => void edits.redo() : undo
}

function isInDialog({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null
}
