import vine from '@vinejs/vine'
import { validationMessages } from '#core/validation_messages'

export const kindsValidator = vine.create({
  language: vine
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
})

kindsValidator.messagesProvider = validationMessages({ language: 'Language must look like en' })
