import { useNavigate } from 'react-router-dom'
import { keptInTab, PROMPT_KEY } from '../../lib/browser/storage.ts'
import { useSession } from '../../lib/session/use_session.ts'
import { paths } from '../../shell/paths.ts'

/** Continues to the registration, or to the form if signed in, with the typed text. */
export function useStart() {
  const navigate = useNavigate()
  const { status } = useSession()
  return (prompt: string) => {
    if (prompt.trim()) keptInTab.set(PROMPT_KEY, prompt.trim())
    else keptInTab.remove(PROMPT_KEY)
    void navigate(status === 'signed_in' ? paths.create : paths.register)
  }
}
