import type { NewPassword } from '#contract/api/account'
import type { useForm } from '../../lib/form/use_form.ts'
import { t } from '../../lib/text/text.ts'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/password_input/password_input.tsx'

type PasswordForm = Pick<ReturnType<typeof useForm<Fields>>, 'bind' | 'errors'>
type Fields = NewPassword & Record<string, string>

/** A new password and its repetition. */
export function NewPasswordFields({ form }: { form: PasswordForm }) {
  return (
    <>
      <Field
        label={t('auth.fields.new_password')}
        hint={t('auth.fields.password_hint')}
        error={form.errors.new_password}
        required
      >
        <PasswordInput {...form.bind('new_password')} autoComplete="new-password" />
      </Field>
      <Field label={t('auth.fields.password2')} error={form.errors.confirm_password} required>
        <PasswordInput {...form.bind('confirm_password')} autoComplete="new-password" />
      </Field>
    </>
  )
}
