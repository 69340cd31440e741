import { account, type User } from '../../../lib/api/main.ts'
import { useUserChanged } from '../../../lib/session/use_session.ts'
import { t } from '../../../lib/text/text.ts'
import { AccountForm } from '../../form/account_form.tsx'
import { NewPasswordFields } from '../../form/new_password_fields.tsx'
import { refusalSentences } from '../../form/refusal.ts'
import { useAccountForm } from '../../form/use_account_form.ts'
import { newPasswordErrors } from '../../rules.ts'

export function CreatePasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const userChanged = useUserChanged()
  const { form, call } = useAccountForm({
    initial: { new_password: '', confirm_password: '' },
    validate: newPasswordErrors,
    send: account.createPassword,
    onSuccess: () => {
      userChanged({ has_password: true })
      onDone()
    },
  })

  return (
    <>
      <p>{t('auth.settings.create_lead', { email: user.email })}</p>
      <AccountForm
        inCard
        onSubmit={form.submit}
        call={call}
        refusal={(error) => refusalSentences(error, t('auth.settings.create_failed'))}
        submit={t('auth.settings.create_password')}
        busy={t('auth.settings.creating')}
      >
        <NewPasswordFields form={form} />
      </AccountForm>
    </>
  )
}
