import { useEffect, useState } from 'react'
import { kept } from '../../lib/browser/storage.ts'
import { ViewedWebsites } from '../viewed_websites.ts'

const LASTS = 3_000

/** Whether to celebrate: for three seconds, if a website is new or first opened on this device. */
export function useCelebration(id: string, shown: boolean, isNew: boolean): boolean {
  const [over, setOver] = useState(false)
  const [due] = useState(() => isNew || !new ViewedWebsites(kept).has(id))

  useEffect(() => {
    if (!shown) return
    new ViewedWebsites(kept).add(id)
    const timer = setTimeout(() => setOver(true), LASTS)
    return () => clearTimeout(timer)
  }, [id, shown])

  return shown && due && !over
}
