import vine from '@vinejs/vine'
import { blankRequest, choosableFields, CORNER_RADIUS } from '#contract/design_request'
import { PROMPT_LENGTH } from '#contract/limits'
import { validationMessages } from '#core/validation_messages'
import { lookFields } from '#planning/validators/look_fields'

const EMAIL_LENGTH = 254

export const draftPlanValidator = vine.create({
  prompt: vine.string().trim().minLength(1).maxLength(PROMPT_LENGTH),
  ...lookFields,
  contact_email: vine.string().trim().maxLength(EMAIL_LENGTH).optional(),
  chosen: vine.array(vine.enum(choosableFields)).maxLength(choosableFields.length).optional(),
})

draftPlanValidator.messagesProvider = validationMessages({
  'prompt': 'Please tell us what kind of website you want',
  'prompt.maxLength': `Please describe your website in at most ${PROMPT_LENGTH.toLocaleString('en-US')} characters`,
  'primary_color': `Primary color must look like ${blankRequest.primary_color}`,
  'theme': 'Theme must be light or dark',
  'heading_font': 'Please choose one of the heading fonts',
  'body_font': 'Please choose one of the body fonts',
  'corner_radius': `Corner radius must be a whole number from ${CORNER_RADIUS.min} to ${CORNER_RADIUS.max}`,
  'contact_email': 'Contact email must be text',
  'contact_email.maxLength': `Contact email must be at most ${EMAIL_LENGTH} characters`,
  'chosen': 'Chosen must be a list of fields of the form',
})
