import vine from '@vinejs/vine'
import { bodyFonts, headingFonts } from '#core/fonts/main'
import { sentences } from '#core/sentences'

const PROMPT_LENGTH = 20_000
const EMAIL_LENGTH = 254
const RADIUS = [0, 20] as [number, number]

/** The fields whose value may be the person's own choice or just how the form came. */
const choices = [
  'primary_color',
  'theme',
  'heading_font',
  'body_font',
  'corner_radius',
  'contact_email',
]

/** A slider's value may come as text; nothing else that is no number is taken for one. */
function wholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}

export const draftPlanValidator = vine.create({
  prompt: vine.string().trim().minLength(1).maxLength(PROMPT_LENGTH),
  primary_color: vine
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional(),
  theme: vine.enum(['light', 'dark']).optional(),
  heading_font: vine.enum(headingFonts).optional(),
  body_font: vine.enum(bodyFonts).optional(),
  corner_radius: vine
    .number({ strict: true })
    .parse(wholeNumber)
    .withoutDecimals()
    .range(RADIUS)
    .optional(),
  contact_email: vine.string().trim().maxLength(EMAIL_LENGTH).optional(),
  chosen: vine.array(vine.enum(choices)).maxLength(choices.length).optional(),
})

draftPlanValidator.messagesProvider = sentences({
  'prompt': 'Please tell us what kind of website you want',
  'prompt.maxLength': 'Please describe your website in at most 20,000 characters',
  'primary_color': 'Primary color must look like #4B5EAA',
  'theme': 'Theme must be light or dark',
  'heading_font': 'Please choose one of the heading fonts',
  'body_font': 'Please choose one of the body fonts',
  'corner_radius': `Corner radius must be a whole number from ${RADIUS[0]} to ${RADIUS[1]}`,
  'contact_email': 'Contact email must be text',
  'contact_email.maxLength': `Contact email must be at most ${EMAIL_LENGTH} characters`,
  'chosen': 'Chosen must be a list of fields of the form',
})
