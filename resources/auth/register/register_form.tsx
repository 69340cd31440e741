import { account } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Field } from '../../ui/field/field.tsx'
import { Grid } from '../../ui/layout/layout.tsx'
import { PasswordInput } from '../../ui/password_input/password_input.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import { AccountForm } from '../form/account_form.tsx'
import { refusalSentences } from '../form/refusal.ts'
import { useAccountForm } from '../form/use_account_form.ts'
import { registrationErrors } from '../rules.ts'

const EMPTY = { email: '', name: '', surname: '', password: '', password2: '' }

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { form, call } = useAccountForm({
    initial: EMPTY,
    validate: registrationErrors,
    send: account.register,
    onSuccess: onDone,
  })

  return (
    <AccountForm
      onSubmit={form.submit}
      call={call}
      refusal={(error) => refusalSentences(error, t('auth.register.failed'))}
      submit={t('auth.register.submit')}
      busy={t('auth.register.busy')}
    >
      <Field label={t('auth.fields.email')} error={form.errors.email} required>
        <TextInput {...form.bind('email')} type="email" autoComplete="email" />
      </Field>
      <Grid columns="narrow" gap="medium">
        <Field label={t('auth.fields.name')} error={form.errors.name} required>
          <TextInput {...form.bind('name')} autoComplete="given-name" />
        </Field>
        <Field label={t('auth.fields.surname')} error={form.errors.surname} required>
          <TextInput {...form.bind('surname')} autoComplete="family-name" />
        </Field>
      </Grid>
      <Field
        label={t('auth.fields.password')}
        hint={t('auth.fields.password_hint')}
        error={form.errors.password}
        required
      >
        <PasswordInput {...form.bind('password')} autoComplete="new-password" />
      </Field>
      <Field label={t('auth.fields.password2')} error={form.errors.password2} required>
        <PasswordInput {...form.bind('password2')} autoComplete="new-password" />
      </Field>
    </AccountForm>
  )
}
