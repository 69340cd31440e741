import { useEffect, useState } from 'react'
import { keptInTab } from './storage.ts'

/**
 * A text that is being typed, kept in this tab until it is saved or discarded: a reload, a click outside
 * or the back button does not lose it. Closing the tab asks first.
 */
export function useDraft(key: string, saved: string) {
  const [draft, setDraft] = useState(() => keptInTab.get(key) ?? saved)
  const [isRestored, setRestored] = useState(() => draft !== saved)
  useLossQuestion(draft !== saved)

  function write(text: string) {
    setDraft(text)
    setRestored(false)
    if (text === saved) keptInTab.remove(key)
    else keptInTab.set(key, text)
  }

  /** Removes the stored text, because it is saved or the person has cancelled. */
  function forget() {
    keptInTab.remove(key)
  }

  return { draft, isRestored, write, forget }
}

/** While it is true, the browser asks before the tab is closed or loads another page. */
export function useLossQuestion(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [wouldLose])
}
