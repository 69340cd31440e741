import { useMutation } from '@tanstack/react-query'
import { account, errorText } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { toast } from '../../ui/toast/toast_store.ts'
import { useEnter } from '../login/use_enter.ts'
import { useGoogleIdentity } from './use_google_identity.ts'

/** Google's one-tap prompt. If it is not available, nothing is shown. */
export function OneTap({ clientId }: { clientId: string }) {
  const enter = useEnter()
  const { mutate } = useMutation({
    mutationFn: account.google,
    onSuccess: (session) => enter(session, { remember: true }),
    onError: (error) => toast.error(errorText(error, t('auth.google.login_failed')).join('\n')),
  })
  useGoogleIdentity({
    clientId,
    context: 'signin',
    onCredential: (credential) => mutate(credential),
    onAbsent: () => {},
    onFailed: () => {},
  })
  return null
}
