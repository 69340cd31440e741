import vine from '@vinejs/vine'
import { sentences } from '#core/sentences'

const FEEDBACK_LENGTH = 5_000

export const revisePlanValidator = vine.create({
  feedback: vine.string().trim().minLength(1).maxLength(FEEDBACK_LENGTH),
})

revisePlanValidator.messagesProvider = sentences({
  'feedback': 'Please tell us what changes you want to make.',
  'feedback.maxLength': 'Please describe your changes in at most 5,000 characters.',
})
