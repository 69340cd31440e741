import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { LandingPage } from '../../landing/main.ts'
import { account, keys } from '../../lib/api/main.ts'
import { useSession } from '../../lib/session/use_session.ts'
import { loadTexts } from '../../lib/text/text.ts'

// Loaded only if Google is set up, and after the page.
const OneTap = lazy(async () => {
  const [{ OneTap: screen }] = await Promise.all([
    import('../../auth/google/one_tap.tsx'),
    loadTexts(['auth']),
  ])
  return { default: screen }
})

export function LandingScreen() {
  const { status } = useSession()
  const { data } = useQuery({ queryKey: keys.configuration, queryFn: account.configuration })
  const clientId = data?.google_client_id
  return (
    <>
      <LandingPage />
      <Suspense>{status === 'guest' && clientId && <OneTap clientId={clientId} />}</Suspense>
    </>
  )
}
