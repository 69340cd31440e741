import vine from '@vinejs/vine'
import { PAGE_DESCRIPTION_LENGTH, PAGE_TITLE_LENGTH } from '#contract/limits'
import { sentences } from '#core/sentences'

/** A body that changes nothing is refused: it is a mistake. */
export const pageDetailsValidator = vine.create({
  title: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(PAGE_TITLE_LENGTH)
    .optional()
    .requiredIfMissing('description'),
  description: vine.string().trim().minLength(1).maxLength(PAGE_DESCRIPTION_LENGTH).optional(),
})

pageDetailsValidator.messagesProvider = sentences({
  'title': 'Please give the page a title',
  'title.maxLength': `Please keep the title to at most ${PAGE_TITLE_LENGTH} characters`,
  'description': 'Please describe the page in a sentence or two',
  'description.maxLength': `Please keep the description to at most ${PAGE_DESCRIPTION_LENGTH} characters`,
})
