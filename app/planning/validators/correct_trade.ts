import vine from '@vinejs/vine'
import { sentences } from '#core/sentences'

export const correctTradeValidator = vine.create({
  trade: vine.string().trim().minLength(1).maxLength(60),
})

correctTradeValidator.messagesProvider = sentences({ trade: 'Please say which trade it is' })
