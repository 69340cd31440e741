import vine from '@vinejs/vine'
import { sentences } from '#core/sentences'

export const kindsValidator = vine.create({
  language: vine
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
})

kindsValidator.messagesProvider = sentences({ language: 'Language must look like en' })
