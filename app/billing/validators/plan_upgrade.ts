import vine from '@vinejs/vine'
import { validationMessages } from '#core/validation_messages'

export const planUpgrade = vine.create({ plan: vine.enum(['basic', 'premium'] as const) })
planUpgrade.messagesProvider = validationMessages({ plan: 'Choose one of the plans.' })
