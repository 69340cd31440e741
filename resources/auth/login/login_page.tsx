import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { account, keys } from '../../lib/api/main.ts'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { AuthFrame } from '../frame/auth_frame.tsx'
import { Divider } from '../google/divider.tsx'
import { GoogleEntry } from '../google/google_entry.tsx'
import { withGoogle } from '../google/with_google.ts'
import { AccountClosed } from './account_closed.tsx'
import { LoginForm } from './login_form.tsx'

export function LoginPage() {
  useTitle(t('auth.login.title'))
  return (
    <AuthFrame
      title={t('auth.login.title')}
      text={t('auth.login.text')}
      foot={
        <>
          {t('auth.login.no_account')} <Link to={paths.register}>{t('auth.login.sign_up')}</Link>
        </>
      }
    >
      <AccountClosed />
      <LoginForm />
      <WithGoogle />
    </AuthFrame>
  )
}

/** Below the form, so that the form does not wait for the answer whether Google is offered. */
function WithGoogle() {
  const { data } = useQuery({ queryKey: keys.configuration, queryFn: account.configuration })
  const configuration = withGoogle(data)
  if (!configuration) return null
  return (
    <>
      <Divider />
      <GoogleEntry configuration={configuration} context="signin" />
    </>
  )
}
