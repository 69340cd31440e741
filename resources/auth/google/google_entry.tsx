import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { account, errorText, requestIdOf } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { ErrorBanner } from '../../ui/banner/error_banner.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { useEnter } from '../login/use_enter.ts'
import { GoogleButton } from './google_button.tsx'
import type { GoogleContext } from './google_identity.ts'

/** Signs in with Google, and makes the account where there is none. */
export function GoogleEntry({ clientId, context }: { clientId: string; context: GoogleContext }) {
  const enter = useEnter()
  const [widgetFailed, setWidgetFailed] = useState(false)
  const call = useMutation({
    mutationFn: account.google,
    onSuccess: (session) => enter(session, { remember: true }),
  })
  const words = context === 'signin' ? 'login' : 'register'

  return (
    <Stack>
      {widgetFailed && <ErrorBanner lines={[t(`auth.google.${words}_widget_failed`)]} />}
      {call.error && (
        <ErrorBanner
          lines={errorText(call.error, t(`auth.google.${words}_failed`))}
          requestId={requestIdOf(call.error)}
        />
      )}
      {call.isPending && <Waiting label={t('auth.google.busy')} />}
      <div hidden={call.isPending}>
        <GoogleButton
          clientId={clientId}
          context={context}
          onFailed={() => setWidgetFailed(true)}
          onCredential={(credential) => {
            setWidgetFailed(false)
            call.mutate(credential)
          }}
        />
      </div>
    </Stack>
  )
}
