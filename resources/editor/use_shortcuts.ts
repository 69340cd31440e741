import { useEffect } from 'react'
import type { Editor } from './use_editor.ts'

const TYPING = 'input:not([type=color], [type=radio]), textarea, select'

/** The editor's keys while the focus is in the app; the frame reports those pressed in the page. */
export function useShortcuts({ edits, canvas }: Editor): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || canvas.read().editingText) return
      const act = actionOf(event, { edits, canvas })
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [edits, canvas])
}

function actionOf(
  event: KeyboardEvent,
  { edits, canvas }: Pick<Editor, 'edits' | 'canvas'>
): (() => void) | undefined {
  if (event.key === 'Escape') return isInDialog(event) ? undefined : () => canvas.closePanel()
  if (!event.ctrlKey && !event.metaKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'a' && event.shiftKey) return () => canvas.openInstructions()
  if (key === 'm' && event.shiftKey) return () => canvas.openPanel('manual')
  // In a field the same keys take back what was typed there.
  const isTyping = event.target instanceof Element && event.target.matches(TYPING)
  if (key !== 'z' || isTyping || isInDialog(event)) return undefined
  return event.shiftKey ? () => void edits.redo() : () => void edits.undo()
}

function isInDialog({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null
}
