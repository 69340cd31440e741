import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { account, keys } from '../../lib/api/main.ts'
import { useTitle } from '../../lib/browser/use_title.ts'
import { useSession } from '../../lib/session/use_session.ts'
import { t } from '../../lib/text/text.ts'
import { Waiting } from '../../ui/states/states.tsx'
import { VerificationFailed } from './verification_failed.tsx'
import { Verified } from './verified.tsx'

/** Uses the token of the mailed link once, when the page is opened. */
export function VerifyEmailPage() {
  const { token } = useParams()
  useTitle(t('auth.verify.tab'))
  const { status, user } = useSession()
  const { isSuccess, error } = useVerification(token)

  if (!token) return <VerificationFailed user={user} />
  if (error) return <VerificationFailed user={user} error={error} />
  if (!isSuccess || status === 'loading') {
    return <Waiting whole label={t('auth.verify.loading')} />
  }
  return <Verified user={user} />
}

function useVerification(token: string | undefined) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['verify_email', token],
    queryFn: async () => {
      await account.verifyEmail(token!)
      // The signed-in person may be the owner of the address.
      await client.invalidateQueries({ queryKey: keys.session })
      return true
    },
    enabled: Boolean(token),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
}
