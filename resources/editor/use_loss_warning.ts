import { useEffect } from 'react'
import type { Edits } from './state/edits.ts'

/** If the browser has no storage, closing the tab would lose unsaved changes: then it asks first. */
export function useLossWarning(edits: Edits): void {
  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      const { waiting, isKept } = edits.read()
      if (waiting > 0 && !isKept) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [edits])
}
