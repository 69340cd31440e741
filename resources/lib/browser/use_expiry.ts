import { useEffect } from 'react'

/** Calls `expire` (which must be stable) after `shown` has been true for this time. */
export function useExpiry(shown: boolean, milliseconds: number, expire: () => void): void {
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(expire, milliseconds)
    return () => clearTimeout(timer)
  }, [shown, milliseconds, expire])
}
