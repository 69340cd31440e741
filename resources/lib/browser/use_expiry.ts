import { useEffect } from 'react'

/** Calls `expire`, which must not change, once `shown` has been true for that long. */
export function useExpiry(shown: boolean, milliseconds: number, expire: () => void): void {
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(expire, milliseconds)
    return () => clearTimeout(timer)
  }, [shown, milliseconds, expire])
}
