import type { Login, Registration } from '#contract/api/account'
import { PASSWORD_LENGTH } from '#contract/limits'
import { t } from '../lib/text/text.ts'

const ADDRESS = /^\S+@\S+\.\S+$/

/** A message for each field that breaks a rule of the specification; the first rule first. */
export function loginErrors({ email, password }: Login) {
  return only({
    email: !email.trim() && t('auth.rules.email_required'),
    password: !password && t('auth.rules.password_required'),
  })
}

export function registrationErrors(values: Registration) {
  const { email, name, surname, password, password2 } = values
  return only({
    email: !email.trim()
      ? t('auth.rules.email_required')
      : !ADDRESS.test(email.trim()) && t('auth.rules.email_invalid'),
    name: !name.trim() && t('auth.rules.name_required'),
    surname: !surname.trim() && t('auth.rules.surname_required'),
    password: !password
      ? t('auth.rules.password_required')
      : password.length < PASSWORD_LENGTH.min && t('auth.rules.password_short'),
    password2: !password2
      ? t('auth.rules.password2_required')
      : password2 !== password && t('auth.rules.passwords_differ'),
  })
}

function only<F extends string>(messages: Record<F, string | false>): Partial<Record<F, string>> {
  const broken = Object.entries(messages).filter(([, message]) => message)
  return Object.fromEntries(broken) as Partial<Record<F, string>>
}
