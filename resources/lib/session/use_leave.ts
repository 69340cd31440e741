import { useRef } from 'react'
import { paths } from '#contract/paths'
import { leaving } from './leaving.ts'
import { signOut } from './sign_out.ts'

const PAUSE = 100

interface Departure {
  /** How the session ends; by Logout unless told. */
  end?: () => Promise<void> | void
  /** The landing page unless told. */
  to?: string
}

/** Goes on as a guest. The page is loaded anew, so that nothing of the person stays in memory. */
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
