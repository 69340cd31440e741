import vine from '@vinejs/vine'
import { ELEMENT_ID_PATTERN } from '#contract/edit_frame'
import { INSTRUCTION_LENGTH } from '#contract/limits'
import { validationMessages } from '#core/validation_messages'
import { findingsList } from '#planning/main'

const MOST_CHOICES = 20

export const instructionValidator = vine.create({
  user_request: vine.string().trim().minLength(1).maxLength(INSTRUCTION_LENGTH),
  selection: vine.string().regex(ELEMENT_ID_PATTERN).optional(),
  choices: vine.array(vine.string().maxLength(200)).maxLength(MOST_CHOICES).optional(),
  repairs: vine
    .object({
      edit: vine.string().minLength(1).maxLength(64),
      findings: findingsList().minLength(1),
    })
    .optional(),
})

instructionValidator.messagesProvider = validationMessages({
  'user_request': 'Please enter an AI instruction',
  'user_request.maxLength': 'Please keep the instruction to at most 2,000 characters',
  'selection': 'The selection is the id of one element',
  'repairs':
    'Name the edit and what a browser has found: section, fault, width, text and class name',
  'choices': 'Send the ids of the readings that you picked as a list',
})
