import vine from '@vinejs/vine'
import { validationMessages } from '#core/validation_messages'
import { tokenField } from '#auth/validators/fields'

export const refreshValidator = vine.create({ refresh: tokenField() })

refreshValidator.messagesProvider = validationMessages({
  'refresh': 'Refresh token is required',
  'refresh.string': 'Refresh token must be text',
  'refresh.maxLength': 'Refresh token is too long',
})
