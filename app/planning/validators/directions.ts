import vine from '@vinejs/vine'
import { validationMessages } from '#core/validation_messages'
import { directions } from 'site-designer'
import { lookFields } from '#planning/validators/look_fields'

const messages = validationMessages({
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

export const lookValidator = vine.create({
  direction: vine.enum(directions).optional(),
  ...lookFields,
})
lookValidator.messagesProvider = validationMessages({
  direction: 'Please choose one of the directions',
  primary_color: 'The colour must look like #4B5EAA',
  theme: 'Theme must be light or dark',
  heading_font: 'Please choose one of the heading fonts',
  body_font: 'Please choose one of the body fonts',
  corner_radius: 'Corner radius must be a whole number from 0 to 20',
})
