import { account } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/password_input/password_input.tsx'
import { AccountForm } from '../../form/account_form.tsx'
import { NewPasswordFields } from '../../form/new_password_fields.tsx'
import { refusalSentences } from '../../form/refusal.ts'
import { useAccountForm } from '../../form/use_account_form.ts'
import { changePasswordErrors } from '../../rules.ts'

const EMPTY = { old_password: '', new_password: '', confirm_password: '' }

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { form, call } = useAccountForm({
    initial: EMPTY,
    validate: changePasswordErrors,
    send: account.changePassword,
    onSuccess: () => {
      form.restart(EMPTY)
      onDone()
    },
  })

  return (
    <AccountForm
      inCard
      onSubmit={form.submit}
      call={call}
      refusal={(error) => refusalSentences(error, t('auth.settings.change_failed'))}
      submit={t('auth.settings.change_password')}
      busy={t('auth.settings.changing')}
    >
      <Field label={t('auth.fields.old_password')} error={form.errors.old_password} required>
        <PasswordInput {...form.bind('old_password')} autoComplete="current-password" />
      </Field>
      <NewPasswordFields form={form} />
    </AccountForm>
  )
}
