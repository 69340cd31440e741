import { Link } from 'react-router-dom'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { AuthFrame } from '../frame/auth_frame.tsx'
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
    </AuthFrame>
  )
}
