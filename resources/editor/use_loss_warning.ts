import { useEffect } from 'react'
import type { Edits } from './state/edits.ts'

/** Where the browser keeps nothing for us, closing the tab would lose what waits: then it asks. */
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
