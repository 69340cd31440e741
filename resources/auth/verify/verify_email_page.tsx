import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { account, ApiError } from '../../lib/api/main.ts'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Message } from '../../ui/states/message.tsx'
import { Waiting } from '../../ui/states/states.tsx'

/** Takes the token of the mailed link, once, as soon as it is opened. */
export function VerifyEmailPage() {
  const { token } = useParams()
  useTitle(t('auth.verify.tab'))
  const { isSuccess, error } = useQuery({
    queryKey: ['verify_email', token],
    queryFn: () => account.verifyEmail(token!).then(() => true),
    enabled: Boolean(token),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

  if (!token) return <VerificationFailed text={t('auth.verify.no_token')} />
  if (error) return <VerificationFailed text={reason(error)} />
  if (!isSuccess) return <Waiting whole label={t('auth.verify.loading')} />
  return (
    <Message
      title={t('auth.verify.success_title')}
      text={t('auth.verify.success_text')}
      action={<LinkButton to={paths.login}>{t('auth.verify.sign_in')}</LinkButton>}
    />
  )
}

function VerificationFailed({ text }: { text: string }) {
  return (
    <Message
      title={t('auth.verify.failed_title')}
      text={text}
      action={<LinkButton to={paths.login}>{t('auth.verify.to_login')}</LinkButton>}
    />
  )
}

function reason(error: Error): string {
  const unanswered = !(error instanceof ApiError) || error.status === 0
  if (unanswered) return t('auth.verify.failed_text')
  return error.lines.join(' ') || t('auth.verify.failed')
}
