import vine from '@vinejs/vine'
import { PASSWORD_LENGTH } from '#contract/limits'
import { validationMessages } from '#core/validation_messages'
import {
  addressField,
  EMAIL_LENGTH,
  newPasswordField,
  newPasswordSentences,
  tokenField,
} from '#auth/validators/fields'

/** A password and its confirmation, as the three forms for a new password send them. */
const newPassword = {
  new_password: newPasswordField(),
  confirm_password: vine.string().minLength(1).sameAs('new_password'),
}

const newSentences = {
  ...newPasswordSentences('new_password', 'New password is required'),
  'confirm_password': 'Passwords do not match',
  'confirm_password.required': 'Please confirm your password',
  'confirm_password.minLength': 'Please confirm your password',
}

export const forgotPasswordValidator = vine.create({ email: addressField().email() })

forgotPasswordValidator.messagesProvider = validationMessages({
  'email': 'Email is invalid',
  'email.required': 'Email is required',
  'email.minLength': 'Email is required',
  'email.maxLength': `Email must be at most ${EMAIL_LENGTH} characters`,
})

export const resetPasswordValidator = vine.create({ token: tokenField(), ...newPassword })

resetPasswordValidator.messagesProvider = validationMessages({
  token: 'Invalid reset token',
  ...newSentences,
})

export const changePasswordValidator = vine.create({
  old_password: vine.string().minLength(1).maxLength(PASSWORD_LENGTH.max),
  ...newPassword,
})

changePasswordValidator.messagesProvider = validationMessages({
  'old_password': 'Current password is required',
  'old_password.string': 'Password must be text',
  'old_password.maxLength': `Password must be at most ${PASSWORD_LENGTH.max} characters`,
  ...newSentences,
})

export const createPasswordValidator = vine.create(newPassword)

createPasswordValidator.messagesProvider = validationMessages(newSentences)
