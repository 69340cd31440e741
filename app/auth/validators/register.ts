import vine from '@vinejs/vine'
import { PASSWORD_LENGTH } from '#contract/limits'
import { sentences } from '#core/sentences'
import { addressField, EMAIL_LENGTH, nameField, nameSentences } from '#auth/validators/fields'

export const registerValidator = vine.create({
  email: addressField().email(),
  name: nameField(),
  surname: nameField(),
  password: vine.string().notIn(['']).minLength(PASSWORD_LENGTH.min).maxLength(PASSWORD_LENGTH.max),
  password2: vine.string().minLength(1).sameAs('password'),
})

registerValidator.messagesProvider = sentences({
  'email': 'Email is invalid',
  'email.required': 'Email is required',
  'email.minLength': 'Email is required',
  'email.maxLength': `Email must be at most ${EMAIL_LENGTH} characters`,
  ...nameSentences,
  'password': 'Password is required',
  'password.string': 'Password must be text',
  'password.minLength': `Password must be at least ${PASSWORD_LENGTH.min} characters`,
  'password.maxLength': `Password must be at most ${PASSWORD_LENGTH.max} characters`,
  'password2': 'Passwords do not match',
  'password2.required': 'Please confirm your password',
  'password2.minLength': 'Please confirm your password',
})
