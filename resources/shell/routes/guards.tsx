import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { leaving } from '../../lib/session/leaving.ts'
import { useSession } from '../../lib/session/use_session.ts'
import { t } from '../../lib/text/text.ts'
import { Waiting } from '../../ui/states/states.tsx'
import { paths } from '../paths.ts'

export function SignedInOnly() {
  const { status } = useSession()
  const isLeaving = status === 'guest' && leaving.isUnderWay()
  if (status === 'loading' || isLeaving) return <Waiting whole label={t('shell.loading')} />
  return status === 'guest' ? <Navigate to={paths.login} replace /> : <Outlet />
}

export function GuestsOnly() {
  const { status } = useSession()
  const { pathname } = useLocation()
  if (status === 'loading') return <Waiting whole label={t('shell.loading')} />
  return <TurnAway key={pathname} signedIn={status === 'signed_in'} />
}

// Decided when the screen opens; after a sign-in the screen itself navigates on.
function TurnAway({ signedIn }: { signedIn: boolean }) {
  const [cameSignedIn] = useState(signedIn)
  return cameSignedIn ? <Navigate to={paths.create} replace /> : <Outlet />
}
