import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Message } from '../../ui/states/message.tsx'

const REDIRECT = 3000

export function PasswordReset() {
  const navigate = useNavigate()
  useEffect(() => {
    // The used link is replaced in the history, because it would fail.
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), REDIRECT)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <Message
      title={t('auth.reset.success_title')}
      text={t('auth.reset.success_text')}
      action={
        <LinkButton to={paths.login} replace>
          {t('auth.reset.to_login')}
        </LinkButton>
      }
    />
  )
}
