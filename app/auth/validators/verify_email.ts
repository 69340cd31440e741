import vine from '@vinejs/vine'
import { sentences } from '#core/sentences'
import { tokenField } from '#auth/validators/fields'

export const verifyEmailValidator = vine.create({ token: tokenField() })

verifyEmailValidator.messagesProvider = sentences({
  token: 'Invalid verification token',
})
