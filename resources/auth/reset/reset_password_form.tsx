import { Link } from 'react-router-dom'
import { account, ApiError } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { AccountForm } from '../form/account_form.tsx'
import { NewPasswordFields } from '../form/new_password_fields.tsx'
import { refusalSentences } from '../form/refusal.ts'
import { useAccountForm } from '../form/use_account_form.ts'
import { newPasswordErrors } from '../rules.ts'

interface ResetPasswordFormProps {
  token: string
  onDone: () => void
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { form, call } = useAccountForm({
    initial: { new_password: '', confirm_password: '' },
    validate: newPasswordErrors,
    send: (passwords) => account.resetPassword({ token, ...passwords }),
    onSuccess: onDone,
  })

  return (
    <>
      <AccountForm
        onSubmit={form.submit}
        call={call}
        refusal={(error) => refusalSentences(error, t('auth.reset.failed'))}
        submit={t('auth.reset.submit')}
        busy={t('auth.reset.busy')}
      >
        <NewPasswordFields form={form} />
      </AccountForm>
      {isUsedUp(call.error) && <Link to={paths.forgotPassword}>{t('auth.reset.new_link')}</Link>}
    </>
  )
}

/** Another password would not help: the link is expired, used or invalid. */
function isUsedUp(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'invalid_token'
}
