import { useMutation } from '@tanstack/react-query'
import { account, errorText, requestIdOf } from '../../lib/api/main.ts'
import { useForm } from '../../lib/form/use_form.ts'
import { t } from '../../lib/text/text.ts'
import { ErrorBanner } from '../../ui/banner/error_banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Grid, Stack } from '../../ui/layout/layout.tsx'
import { PasswordInput } from '../../ui/password_input/password_input.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import { registrationErrors } from '../rules.ts'

const EMPTY = { email: '', name: '', surname: '', password: '', password2: '' }

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const register = useMutation({ mutationFn: account.register, onSuccess: onDone })
  const form = useForm({
    initial: EMPTY,
    validate: registrationErrors,
    onSubmit: (values) => register.mutate(values),
  })
  const refused = register.error

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        {refused && (
          <ErrorBanner
            lines={errorText(refused, t('auth.register.failed'))}
            requestId={requestIdOf(refused)}
          />
        )}
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
        <Button
          type="submit"
          size="large"
          full
          loading={register.isPending}
          busyText={t('auth.register.busy')}
        >
          {t('auth.register.submit')}
        </Button>
      </Stack>
    </form>
  )
}
