import vine from '@vinejs/vine'
import { validationMessages } from '#core/validation_messages'
import {
  addressField,
  EMAIL_LENGTH,
  nameField,
  nameSentences,
  newPasswordField,
  newPasswordSentences,
} from '#auth/validators/fields'

export const registerValidator = vine.create({
  email: addressField().email(),
  name: nameField(),
  surname: nameField(),
  password: newPasswordField(),
  password2: vine.string().minLength(1).sameAs('password'),
})

registerValidator.messagesProvider = validationMessages({
  'email': 'Email is invalid',
  'email.required': 'Email is required',
  'email.minLength': 'Email is required',
  'email.maxLength': `Email must be at most ${EMAIL_LENGTH} characters`,
  ...nameSentences,
  ...newPasswordSentences('password', 'Password is required'),
  'password2': 'Passwords do not match',
  'password2.required': 'Please confirm your password',
  'password2.minLength': 'Please confirm your password',
})
