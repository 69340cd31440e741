import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { AuthFrame } from '../frame/auth_frame.tsx'
import { PasswordReset } from './password_reset.tsx'
import { ResetPasswordForm } from './reset_password_form.tsx'

/** The target of the mailed link for a forgotten password. */
export function ResetPasswordPage() {
  useTitle(t('auth.reset.title'))
  const { token = '' } = useParams()
  const [done, setDone] = useState(false)
  if (done) return <PasswordReset />

  return (
    <AuthFrame
      title={t('auth.reset.title')}
      text={t('auth.reset.text')}
      foot={<Link to={paths.login}>{t('auth.reset.back')}</Link>}
    >
      <ResetPasswordForm token={token} onDone={() => setDone(true)} />
    </AuthFrame>
  )
}
