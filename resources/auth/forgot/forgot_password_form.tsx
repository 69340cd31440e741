import { account } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import { AccountForm } from '../form/account_form.tsx'
import { answeredWithoutWords, refusalSentences } from '../form/refusal.ts'
import { useAccountForm } from '../form/use_account_form.ts'
import { forgotPasswordErrors } from '../rules.ts'

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, call } = useAccountForm({
    initial: { email: '' },
    validate: forgotPasswordErrors,
    send: account.forgotPassword,
    onSuccess: (_, { email }) => onSent(email.trim()),
  })

  return (
    <AccountForm
      onSubmit={form.submit}
      call={call}
      refusal={refusal}
      submit={t('auth.forgot.submit')}
      busy={t('auth.forgot.busy')}
    >
      <Field label={t('auth.fields.email')} error={form.errors.email} required>
        <TextInput {...form.bind('email')} type="email" autoComplete="username" />
      </Field>
    </AccountForm>
  )
}

function refusal(error: Error): string[] {
  if (answeredWithoutWords(error)) return [t('auth.forgot.server_failed')]
  return refusalSentences(error, t('auth.forgot.failed'))
}
