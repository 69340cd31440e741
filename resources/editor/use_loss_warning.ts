import { useLossQuestion } from '../lib/browser/use_draft.ts'
import type { Editor } from './use_editor.ts'
import { useStore } from '../lib/store.ts'

/**
 * Closing the tab would lose an instruction that is not sent, and, if the browser has no storage,
 * unsaved changes: then it asks first.
 */
export function useLossWarning({ edits, instructions }: Editor): void {
  const { waiting, isKept } = useStore(edits, 'waiting', 'isKept')
  const { words } = useStore(instructions, 'words')
  useLossQuestion((waiting > 0 && !isKept) || words.trim() !== '')
}
