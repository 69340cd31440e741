import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { tokenField } from '#auth/validators/fields'

export const verifyEmailValidator = vine.create({ token: tokenField() })

verifyEmailValidator.messagesProvider = new SimpleMessagesProvider({
  'token.required': 'Invalid verification token',
  'token.minLength': 'Invalid verification token',
  'token.string': 'Invalid verification token',
  'token.maxLength': 'Invalid verification token',
})
