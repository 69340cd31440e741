import { ApiError, type User } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Message } from '../../ui/states/message.tsx'
import { WayOn } from './way_on.tsx'

interface VerificationFailedProps {
  user: User | null
  /** Undefined if the address has no token. */
  error?: Error
}

export function VerificationFailed({ user, error }: VerificationFailedProps) {
  return (
    <Message
      title={t('auth.verify.failed_title')}
      text={user && isUsedUp(error) ? whatIsTrueFor(user) : reason(error)}
      action={
        user ? (
          <WayOn user={user} />
        ) : (
          <LinkButton to={paths.login}>{t('auth.verify.to_login')}</LinkButton>
        )
      }
    />
  )
}

function reason(error: Error | undefined): string {
  if (!error) return t('auth.verify.no_token')
  if (!(error instanceof ApiError) || error.status === 0) return t('auth.verify.failed_text')
  if (error.lines.length > 0) return error.lines.join(' ')
  return t(error.status >= 500 ? 'auth.verify.server_failed' : 'auth.verify.failed')
}

function isUsedUp(error: Error | undefined): boolean {
  return error instanceof ApiError && error.code === 'invalid_token'
}

function whatIsTrueFor(user: User): string {
  return t(user.email_verified ? 'auth.verify.nothing_to_do' : 'auth.verify.new_link', user)
}
