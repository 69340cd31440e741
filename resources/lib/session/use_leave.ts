import { useRef } from 'react'
import { paths } from '#contract/paths'
import { leaving } from './leaving.ts'
import { signOut } from './sign_out.ts'

const PAUSE = 100

/**
 * Goes to the landing page as a guest, by Logout unless told of another end. The page is loaded
 * anew, so that nothing of the person stays in memory.
 */
export function useLeave() {
  const started = useRef(false)
  return async (end: () => Promise<void> | void = signOut) => {
    if (started.current) return
    started.current = true
    leaving.begin()
    await end()
    setTimeout(() => location.assign(paths.home), PAUSE)
  }
}
