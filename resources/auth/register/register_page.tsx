import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { account, keys } from '../../lib/api/main.ts'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { Message } from '../../ui/states/message.tsx'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import { AuthFrame } from '../frame/auth_frame.tsx'
import { Divider } from '../google/divider.tsx'
import { GoogleEntry } from '../google/google_entry.tsx'
import { withGoogle } from '../google/with_google.ts'
import { RegisterForm } from './register_form.tsx'
import { Registered } from './registered.tsx'

export function RegisterPage() {
  useTitle(t('auth.register.title'))
  const [done, setDone] = useState(false)
  if (done) return <Registered />

  return (
    <AuthFrame
      title={t('auth.register.title')}
      text={t('auth.register.text')}
      foot={
        <>
          {t('auth.register.have_account')}{' '}
          <Link to={paths.login}>{t('auth.register.sign_in')}</Link>
        </>
      }
    >
      <WaysToSignUp onDone={() => setDone(true)} />
    </AuthFrame>
  )
}

/** The server says which ways of registering this installation offers. */
function WaysToSignUp({ onDone }: { onDone: () => void }) {
  const [isGoogleAbsent, setGoogleAbsent] = useState(false)
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: keys.configuration,
    queryFn: account.configuration,
    staleTime: Infinity,
  })
  if (isPending) return <Waiting />
  if (!data) {
    return (
      <Failed
        text={t('auth.register.configuration_failed')}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  const { password_signup: form } = data
  const withPassword = form === 'shown' || (form === 'fallback' && isGoogleAbsent)
  const google = withGoogle(data)
  if (!google && !withPassword) {
    return <Message title={t('auth.register.closed_title')} text={t('auth.register.closed_text')} />
  }
  return (
    <>
      {google && (
        <GoogleEntry
          configuration={google}
          context="signup"
          onAbsent={() => setGoogleAbsent(true)}
        />
      )}
      {google && withPassword && <Divider />}
      {withPassword && <RegisterForm onDone={onDone} />}
    </>
  )
}
