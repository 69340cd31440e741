import { useRef } from 'react'
import { paths } from '#contract/paths'
import { leaving } from './leaving.ts'
import { signOut } from './sign_out.ts'

const PAUSE = 100

interface Departure {
  /** Ends the session; by default with Logout. */
  end?: () => Promise<void> | void
  /** By default the landing page. */
  to?: string
}

/** Ends the session and loads the page again, so that no data of the person stays in memory. */
export function useLeave() {
  const started = useRef(false)
  return async ({ end = signOut, to = paths.home }: Departure = {}) => {
    if (started.current) return
    started.current = true
    leaving.begin()
    await end()
    setTimeout(() => location.assign(to), PAUSE)
  }
}
