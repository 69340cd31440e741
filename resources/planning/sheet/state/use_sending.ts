import { useEffect } from 'react'
import type { SheetStore } from './sheet_store.ts'

/** Sends waiting changes when the connection is back and when the form is closed; then stops the store. */
export function useSending(store: SheetStore): void {
  useEffect(() => {
    const sendNow = () => void store.flush()
    addEventListener('online', sendNow)
    return () => {
      removeEventListener('online', sendNow)
      sendNow()
      store.stop()
    }
  }, [store])
}
