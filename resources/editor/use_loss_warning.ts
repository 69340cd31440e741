import { useLossQuestion } from '../lib/browser/use_draft.ts'
import type { Edits } from './state/edits.ts'
import { useStore } from './state/store.ts'

/** If the browser has no storage, closing the tab would lose unsaved changes: then it asks first. */
export function useLossWarning(edits: Edits): void {
  const { waiting, isKept } = useStore(edits, 'waiting', 'isKept')
  useLossQuestion(waiting > 0 && !isKept)
}
