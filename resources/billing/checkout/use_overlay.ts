import { useEffect, useEffectEvent, useRef } from 'react'
import { paymentOverlay, type OverlayEvent } from './overlay.ts'

/** Where a page of the provider was opened. */
export type Opened = 'above' | 'in_new_tab'

/**
 * Opens pages of the payment provider above ours, or in a new tab if its script is not there. The script
 * is loaded with the screen, because a browser allows a new tab only in the moment of the click.
 */
export function usePaymentOverlay(
  script: string | undefined,
  on: (event: OverlayEvent, close: () => void) => void
) {
  const overlay = useRef<Awaited<ReturnType<typeof paymentOverlay>> | null>(null)
  const told = useEffectEvent(on)

  useEffect(() => {
    if (!script) return
    let left = false
    paymentOverlay(script).then(
      (loaded) => {
        if (left) return
        loaded.Setup({ eventHandler: (event) => told(event, () => loaded.Url.Close()) })
        overlay.current = loaded
      },
      // Without it, pages open in a new tab.
      () => undefined
    )
    return () => {
      left = true
    }
  }, [script])

  return {
    open(url: string): Opened {
      if (overlay.current) {
        overlay.current.Url.Open(url)
        return 'above'
      }
      window.open(url, '_blank', 'noopener')
      return 'in_new_tab'
    },
    close: () => overlay.current?.Url.Close(),
  }
}
