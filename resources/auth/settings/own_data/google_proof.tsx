import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountDeletion } from '#contract/api/account'
import { account, keys } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Failed, Waiting } from '../../../ui/states/states.tsx'
import { GoogleButton } from '../../google/google_button.tsx'
import { goToGoogle, type GoogleAnswer } from '../../google/google_redirect.ts'
import { withGoogle, type WithGoogle } from '../../google/with_google.ts'

interface GoogleProofProps {
  answer: GoogleAnswer | null
  onProof: (proof: AccountDeletion) => void
}

/** For accounts without a password: a new sign-in at Google proves who the person is. */
export function GoogleProof(props: GoogleProofProps) {
  const configuration = useQuery({ queryKey: keys.configuration, queryFn: account.configuration })
  if (configuration.isPending) return <Waiting />
  if (configuration.isError) {
    const { refetch, isFetching } = configuration
    const text = t('auth.settings.own_data.google_unknown')
    return <Failed text={text} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const offered = withGoogle(configuration.data)
  if (!offered) return <p>{t('auth.settings.own_data.password_first')}</p>
  return <SignInAgain configuration={offered} {...props} />
}

type State = 'asked' | 'proven' | 'failed' | 'absent'

function SignInAgain({
  configuration,
  answer,
  onProof,
}: GoogleProofProps & { configuration: WithGoogle }) {
  const [state, setState] = useState<State>(stateAfter(answer))
  if (state === 'proven') return <p>{t('auth.settings.own_data.google_proven')}</p>
  const isRedirect = state === 'absent' && configuration.google_redirect
  return (
    <>
      {(state === 'failed' || state === 'absent') && (
        <Banner type="error">{t('auth.google.login_widget_failed')}</Banner>
      )}
      <p>{t('auth.settings.own_data.google_again')}</p>
      {isRedirect ? (
        <Button variant="quiet" full onClick={() => void goToGoogle('settings')}>
          {t('auth.google.redirect')}
        </Button>
      ) : (
        <GoogleButton
          clientId={configuration.google_client_id}
          context="signin"
          onAbsent={() => setState('absent')}
          onFailed={() => setState('failed')}
          onCredential={({ token }) => {
            setState('proven')
            onProof({ google_token: token })
          }}
        />
      )}
    </>
  )
}

function stateAfter(answer: GoogleAnswer | null): State {
  if (!answer) return 'asked'
  return answer === 'failed' ? 'failed' : 'proven'
}
