import vine from '@vinejs/vine'
import { PASSWORD_LENGTH } from '#contract/limits'
import { validationMessages } from '#core/validation_messages'
import { addressField, EMAIL_LENGTH } from '#auth/validators/fields'

export const loginValidator = vine.create({
  email: addressField(),
  password: vine.string().minLength(1).maxLength(PASSWORD_LENGTH.max),
})

loginValidator.messagesProvider = validationMessages({
  'email': 'Email is required',
  'email.string': 'Email must be text',
  'email.regex': 'Email is invalid',
  'email.maxLength': `Email must be at most ${EMAIL_LENGTH} characters`,
  'password': 'Password is required',
  'password.string': 'Password must be text',
  'password.maxLength': `Password must be at most ${PASSWORD_LENGTH.max} characters`,
})
