import { useRef } from 'react'

/**
 * Handlers for the content of a dialog: when it closes, the focus returns to the element that had it
 * before. Radix does this only for a dialog with a trigger.
 */
export function useReturnedFocus() {
  const before = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return
      event.preventDefault()
      before.current.focus()
    },
  }
}
