import { useState } from 'react'
import { Link } from 'react-router-dom'
import { account, errorText } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import { PasswordInput } from '../../ui/password_input/password_input.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import { AccountForm } from '../form/account_form.tsx'
import { useAccountForm } from '../form/use_account_form.ts'
import { loginErrors } from '../rules.ts'
import { useEnter } from './use_enter.ts'

export function LoginForm() {
  const enter = useEnter()
  const [remember, setRemember] = useState(true)
  const { form, call } = useAccountForm({
    initial: { email: '', password: '' },
    validate: loginErrors,
    send: account.login,
    onSuccess: (session) => enter(session, { remember }),
  })

  return (
    <AccountForm
      onSubmit={form.submit}
      call={call}
      refusal={(error) => errorText(error, t('auth.login.failed'))}
      submit={t('auth.login.submit')}
      busy={t('auth.login.busy')}
    >
      <Field label={t('auth.fields.email')} error={form.errors.email} required>
        <TextInput {...form.bind('email')} type="email" autoComplete="username" />
      </Field>
      <Field label={t('auth.fields.password')} error={form.errors.password} required>
        <PasswordInput {...form.bind('password')} autoComplete="current-password" />
      </Field>
      <Cluster justify="between">
        <Checkbox checked={remember} onChange={setRemember} name="remember">
          {t('auth.login.remember')}
        </Checkbox>
        <Link to={paths.forgotPassword}>{t('auth.login.forgot')}</Link>
      </Cluster>
    </AccountForm>
  )
}
