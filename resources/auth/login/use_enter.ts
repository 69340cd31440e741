import { useNavigate } from 'react-router-dom'
import type { Session } from '../../lib/api/main.ts'
import { ACCOUNT_CLOSED_KEY, keptInTab, PROMPT_KEY } from '../../lib/browser/storage.ts'
import { useSignedIn } from '../../lib/session/use_session.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { toast } from '../../ui/toast/toast_store.ts'

/** The navigation after a sign-in of any kind. */
export function useEnter() {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  return (session: Session, options: { remember: boolean }) => {
    signedIn(session, options)
    keptInTab.remove(ACCOUNT_CLOSED_KEY)
    if (session.account_kept) toast.info(t('auth.login.account_kept'))
    // A person who described a website before the sign-in continues with it.
    const described = keptInTab.get(PROMPT_KEY)
    void navigate(described ? paths.create : paths.dashboard)
  }
}
