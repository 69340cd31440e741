import vine from '@vinejs/vine'
import { validationMessages } from '#core/validation_messages'
import { tokenField } from '#auth/validators/fields'

export const verifyEmailValidator = vine.create({ token: tokenField() })

verifyEmailValidator.messagesProvider = validationMessages({
  token: 'Invalid verification token',
})
