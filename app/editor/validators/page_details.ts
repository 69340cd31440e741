import vine from '@vinejs/vine'
import { PAGE_DESCRIPTION_LENGTH, PAGE_TITLE_LENGTH } from '#contract/limits'
import { validationMessages } from '#core/validation_messages'

const OTHERS = ['description', 'icon', 'picture']

/** The id of a picture of the website, or null for none. */
const pictureField = () => vine.string().maxLength(64).nullable().optional()

/** A body that changes nothing is refused, because it is a mistake. */
export const pageDetailsValidator = vine.create({
  title: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(PAGE_TITLE_LENGTH)
    .optional()
    .requiredWhen(({ data }) => OTHERS.every((name) => data[name] === undefined)),
  description: vine.string().trim().minLength(1).maxLength(PAGE_DESCRIPTION_LENGTH).optional(),
  icon: pictureField(),
  picture: pictureField(),
})

pageDetailsValidator.messagesProvider = validationMessages({
  'title': 'Please give the page a title',
  'title.maxLength': `Please keep the title to at most ${PAGE_TITLE_LENGTH} characters`,
  'description': 'Please describe the page in a sentence or two',
  'description.maxLength': `Please keep the description to at most ${PAGE_DESCRIPTION_LENGTH} characters`,
  'icon': 'Name one of your pictures',
  'picture': 'Name one of your pictures',
})
