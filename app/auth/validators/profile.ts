import vine from '@vinejs/vine'
import { validationMessages } from '#core/validation_messages'
import { nameField, nameSentences, ONE_LINE } from '#auth/validators/fields'

const PHONE_LENGTH = 40

/** A body that changes nothing is refused, because it is a mistake. */
export const profileValidator = vine.create({
  name: nameField().optional().requiredIfMissing(['surname', 'phone_number']),
  surname: nameField().optional(),
  phone_number: vine.string().trim().maxLength(PHONE_LENGTH).regex(ONE_LINE).optional(),
})

profileValidator.messagesProvider = validationMessages({
  ...nameSentences,
  'phone_number': 'Phone number must be text',
  'phone_number.regex': 'Phone number must be a single line',
  'phone_number.maxLength': `Phone number must be at most ${PHONE_LENGTH} characters`,
})
