import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { GoogleHandover, GoogleSignIn } from '#contract/api/account'
import { account, errorText, requestIdOf } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { ErrorBanner } from '../../ui/banner/error_banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { useEnter } from '../login/use_enter.ts'
import { GoogleButton } from './google_button.tsx'
import type { GoogleContext } from './google_identity.ts'
import { googleAnswer, goToGoogle, takeGoogleAnswer } from './google_redirect.ts'
import type { WithGoogle } from './with_google.ts'

interface GoogleEntryProps {
  configuration: WithGoogle
  context: GoogleContext
  /** Google's script did not load, so its button is not shown. */
  onAbsent?: () => void
}

/** Signs in with Google; creates the account if there is none. */
export function GoogleEntry({ configuration, context, onAbsent }: GoogleEntryProps) {
  const enter = useEnter()
  const [answer] = useState(googleAnswer)
  const [widget, setWidget] = useState<'shown' | 'failed' | 'absent'>(
    answer === 'failed' ? 'failed' : 'shown'
  )
  const call = useMutation({
    mutationFn: (proof: GoogleSignIn | GoogleHandover) =>
      'code' in proof ? account.googleHandover(proof) : account.google(proof),
    onSuccess: (session) => enter(session, { remember: true }),
  })
  const words = context === 'signin' ? 'login' : 'register'

  const takeAnswer = useEffectEvent(() => {
    if (takeGoogleAnswer() && answer && answer !== 'failed') call.mutate(answer)
  })
  useEffect(() => takeAnswer(), [])

  return (
    <Stack>
      {widget !== 'shown' && <ErrorBanner lines={[t(`auth.google.${words}_widget_failed`)]} />}
      {call.error && (
        <ErrorBanner
          lines={errorText(call.error, t(`auth.google.${words}_failed`))}
          requestId={requestIdOf(call.error)}
        />
      )}
      {call.isPending && <Waiting label={t('auth.google.busy')} />}
      <div hidden={call.isPending}>
        {widget === 'absent' && configuration.google_redirect ? (
          <Button variant="quiet" full onClick={() => void goToGoogle('login')}>
            {t('auth.google.redirect')}
          </Button>
        ) : (
          <GoogleButton
            clientId={configuration.google_client_id}
            context={context}
            onAbsent={() => {
              setWidget('absent')
              onAbsent?.()
            }}
            onFailed={() => setWidget('failed')}
            onCredential={(credential) => {
              setWidget('shown')
              call.mutate(credential)
            }}
          />
        )}
      </div>
    </Stack>
  )
}
