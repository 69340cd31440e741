import { useEffect, useState } from 'react'
import { keptInTab } from './storage.ts'

/**
 * A text that is being typed, kept in this tab until it is saved or discarded: a reload, a click outside
 * or the back button does not lose it. Closing the tab asks first. Until something is typed, it is the
 * saved text, also when that changes.
 */
export function useDraft(key: string, saved: string) {
  const [typed, setTyped] = useState(() => keptInTab.get(key))
  const draft = typed ?? saved
  const [isFromBefore, setFromBefore] = useState(() => typed !== null)
  const isChanged = draft !== saved
  useLossQuestion(isChanged)

  function write(text: string) {
    setTyped(text)
    setFromBefore(false)
    if (text === saved) keptInTab.remove(key)
    else keptInTab.set(key, text)
  }

  /** Goes back to the saved text, because the draft is saved or the person has cancelled. */
  function forget() {
    setTyped(null)
    setFromBefore(false)
    keptInTab.remove(key)
  }

  return { draft, isChanged, isRestored: isFromBefore && isChanged, write, forget }
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
