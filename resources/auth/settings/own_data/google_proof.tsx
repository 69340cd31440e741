import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountDeletion } from '#contract/api/account'
import { account, keys } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { GoogleButton } from '../../google/google_button.tsx'

/** For an account without a password: a fresh sign-in at Google shows that it is the person. */
export function GoogleProof({ onProof }: { onProof: (proof: AccountDeletion | null) => void }) {
  const [state, setState] = useState<'asked' | 'proven' | 'failed'>('asked')
  const { data } = useQuery({ queryKey: keys.configuration, queryFn: account.configuration })
  if (!data) return null
  if (!data.google_client_id) return <p>{t('auth.settings.own_data.password_first')}</p>
  if (state === 'proven') return <p>{t('auth.settings.own_data.google_proven')}</p>
  return (
    <>
      {state === 'failed' && <Banner type="error">{t('auth.google.login_widget_failed')}</Banner>}
      <p>{t('auth.settings.own_data.google_again')}</p>
      <GoogleButton
        clientId={data.google_client_id}
        context="signin"
        onAbsent={() => setState('failed')}
        onFailed={() => setState('failed')}
        onCredential={({ token }) => {
          setState('proven')
          onProof({ google_token: token })
        }}
      />
    </>
  )
}
