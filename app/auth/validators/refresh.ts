import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { tokenField } from '#auth/validators/fields'

export const refreshValidator = vine.create({ refresh: tokenField() })

refreshValidator.messagesProvider = new SimpleMessagesProvider({
  'refresh.required': 'Refresh token is required',
  'refresh.minLength': 'Refresh token is required',
  'refresh.string': 'Refresh token must be text',
  'refresh.maxLength': 'Refresh token is too long',
})
