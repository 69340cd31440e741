import vine from '@vinejs/vine'
import { sentences } from '#core/sentences'
import { tokenField } from '#auth/validators/fields'

export const refreshValidator = vine.create({ refresh: tokenField() })

refreshValidator.messagesProvider = sentences({
  'refresh': 'Refresh token is required',
  'refresh.string': 'Refresh token must be text',
  'refresh.maxLength': 'Refresh token is too long',
})
