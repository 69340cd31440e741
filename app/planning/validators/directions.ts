import vine from '@vinejs/vine'
import { sentences } from '#core/sentences'
import { directions } from 'site-designer'
import { lookFields } from '#planning/validators/look_fields'

const messages = sentences({
  direction: 'Please choose one of the directions',
  look: 'Please choose colours, fonts and corners as the form offers them',
})

export const chooseDirectionValidator = vine.create({ direction: vine.enum(directions) })
chooseDirectionValidator.messagesProvider = messages

export const restyleValidator = vine.create({
  direction: vine.enum(directions),
  look: vine.object(lookFields).optional(),
})
restyleValidator.messagesProvider = messages
