import { useState } from 'react'
import { errorText, requestIdOf } from '../../lib/api/main.ts'
import { useForm } from '../../lib/form/use_form.ts'
import { t } from '../../lib/text/text.ts'
import { ErrorBanner } from '../../ui/banner/error_banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { PasswordInput } from '../../ui/password_input/password_input.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import { loginErrors } from '../rules.ts'
import { useLogin } from './use_login.ts'

export function LoginForm() {
  const login = useLogin()
  const [remember, setRemember] = useState(true)
  const form = useForm({
    initial: { email: '', password: '' },
    validate: loginErrors,
    onSubmit: (values) => login.mutate({ ...values, remember }),
  })
  const refused = login.error

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        {refused && (
          <ErrorBanner
            lines={errorText(refused, t('auth.login.failed'))}
            requestId={requestIdOf(refused)}
          />
        )}
        <Field label={t('auth.fields.email')} error={form.errors.email} required>
          <TextInput {...form.bind('email')} type="email" autoComplete="username" />
        </Field>
        <Field label={t('auth.fields.password')} error={form.errors.password} required>
          <PasswordInput {...form.bind('password')} autoComplete="current-password" />
        </Field>
        <Checkbox checked={remember} onChange={setRemember} name="remember">
          {t('auth.login.remember')}
        </Checkbox>
        <Button
          type="submit"
          size="large"
          full
          loading={login.isPending}
          busyText={t('auth.login.busy')}
        >
          {t('auth.login.submit')}
        </Button>
      </Stack>
    </form>
  )
}
