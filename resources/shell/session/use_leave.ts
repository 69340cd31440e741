import { useRef } from 'react'
import { signOut } from '../../lib/session/sign_out.ts'
import { paths } from '../paths.ts'

const PAUSE = 100

/** Logout. The page is loaded anew, so that nothing of the person stays in memory. */
export function useLeave() {
  const leaving = useRef(false)
  return async () => {
    if (leaving.current) return
    leaving.current = true
    await signOut()
    setTimeout(() => location.assign(paths.home), PAUSE)
  }
}
