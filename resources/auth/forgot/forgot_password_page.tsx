import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { AuthFrame } from '../frame/auth_frame.tsx'
import { ForgotPasswordForm } from './forgot_password_form.tsx'
import { ResetLinkSent } from './reset_link_sent.tsx'

export function ForgotPasswordPage() {
  useTitle(t('auth.forgot.title'))
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo) return <ResetLinkSent email={sentTo} />

  return (
    <AuthFrame
      title={t('auth.forgot.title')}
      text={t('auth.forgot.text')}
      foot={<Link to={paths.login}>{t('auth.forgot.back')}</Link>}
    >
      <ForgotPasswordForm onSent={setSentTo} />
    </AuthFrame>
  )
}
