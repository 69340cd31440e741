import type {
  ChangePassword,
  ForgotPassword,
  Login,
  NewPassword,
  Registration,
} from '#contract/api/account'
import { PASSWORD_LENGTH } from '#contract/limits'
import { t } from '../lib/text/text.ts'

type Message = string | false

const ADDRESS = /^\S+@\S+\.\S+$/

/** The message of the first broken rule of the specification, for each field. */
export function loginErrors({ email, password }: Login) {
  return only({
    email: !email.trim() && t('auth.rules.email_required'),
    password: !password && t('auth.rules.password_required'),
  })
}

export function registrationErrors(values: Registration) {
  const { email, name, surname, password, password2 } = values
  return only({
    email: addressError(email),
    ...nameMessages({ name, surname }),
    password: passwordError(password, t('auth.rules.password_required')),
    password2: confirmationError(password2, password),
  })
}

export function forgotPasswordErrors({ email }: ForgotPassword) {
  return only({ email: addressError(email) })
}

/** For all three forms that set a new password. */
export function newPasswordErrors(values: NewPassword) {
  return only(newPasswordMessages(values))
}

export function changePasswordErrors(values: ChangePassword) {
  return only({
    old_password: !values.old_password && t('auth.rules.old_password_required'),
    ...newPasswordMessages(values),
  })
}

export function profileErrors(values: { name: string; surname: string }) {
  return only(nameMessages(values))
}

function newPasswordMessages({ new_password, confirm_password }: NewPassword) {
  return {
    new_password: passwordError(new_password, t('auth.rules.new_password_required')),
    confirm_password: confirmationError(confirm_password, new_password),
  }
}

function nameMessages({ name, surname }: { name: string; surname: string }) {
  return {
    name: !name.trim() && t('auth.rules.name_required'),
    surname: !surname.trim() && t('auth.rules.surname_required'),
  }
}

function addressError(email: string): Message {
  if (!email.trim()) return t('auth.rules.email_required')
  return !ADDRESS.test(email.trim()) && t('auth.rules.email_invalid')
}

function passwordError(password: string, required: string): Message {
  if (!password) return required
  return password.length < PASSWORD_LENGTH.min && t('auth.rules.password_short')
}

function confirmationError(confirmation: string, password: string): Message {
  if (!confirmation) return t('auth.rules.password2_required')
  return confirmation !== password && t('auth.rules.passwords_differ')
}

function only<F extends string>(messages: Record<F, Message>): Partial<Record<F, string>> {
  const broken = Object.entries(messages).filter(([, message]) => message)
  return Object.fromEntries(broken) as Partial<Record<F, string>>
}
