import vine from '@vinejs/vine'
import { PASSWORD_LENGTH } from '#contract/limits'
import { validationMessages } from '#core/validation_messages'
import { credentialField, handoverFields } from '#auth/validators/google'

export const deleteAccountValidator = vine.create({
  password: vine
    .string()
    .minLength(1)
    .maxLength(PASSWORD_LENGTH.max)
    .optional()
    .requiredIfMissing(['google_token', 'google_handover']),
  google_token: credentialField().optional(),
  google_handover: vine.object(handoverFields()).optional(),
})

deleteAccountValidator.messagesProvider = validationMessages({
  'google_token': 'Google credential is not valid',
  'google_handover': 'Google credential is not valid',
  'password': 'Password is required',
  'password.string': 'Password must be text',
  'password.maxLength': `Password must be at most ${PASSWORD_LENGTH.max} characters`,
})
