import vine from '@vinejs/vine'
import { validationMessages } from '#core/validation_messages'

const FEEDBACK_LENGTH = 5_000
const MOST_CHOICES = 20

export const revisePlanValidator = vine.create({
  feedback: vine.string().trim().minLength(1).maxLength(FEEDBACK_LENGTH),
  choices: vine.array(vine.string().maxLength(200)).maxLength(MOST_CHOICES).optional(),
})

revisePlanValidator.messagesProvider = validationMessages({
  'feedback': 'Please tell us what changes you want to make.',
  'feedback.maxLength': 'Please describe your changes in at most 5,000 characters.',
  'choices': 'Send the ids of the readings that you picked as a list',
})
