import { useEffect, useState } from 'react'
import type { Website } from '../lib/api/main.ts'
import { RENEW_AFTER, steadyAddress } from './steady_address.ts'

interface Options {
  /** Renew only while the tab is hidden, because somebody may be reading or typing in the frame. */
  unseen?: boolean
}

/** The address of a frame; changes only if necessary. */
export function useSteadyAddress(website: Website, { unseen = false }: Options = {}): string {
  const fresh = { url: website.preview_url, version: website.version }
  const [kept, setKept] = useState(fresh)
  const renew = useTimeToRenew(kept.url, unseen)
  const address = steadyAddress(kept, fresh, { renew })
  if (address.url !== kept.url || address.version !== kept.version) setKept(address)
  return address.url
}

function useTimeToRenew(url: string, unseen: boolean): boolean {
  const [due, setDue] = useState<string | null>(null)

  useEffect(() => {
    const mayRenew = () => !unseen || document.hidden
    let lapsed = false
    const tell = () => lapsed && mayRenew() && setDue(url)
    const timer = setTimeout(() => {
      lapsed = true
      tell()
    }, RENEW_AFTER)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [url, unseen])

  return due === url
}
