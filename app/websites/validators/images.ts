import vine from '@vinejs/vine'
import { IMAGE_WORDS, MOST_IMAGES } from '#contract/images'
import { validationMessages } from '#core/validation_messages'

/** A body that changes nothing is refused, because it is a mistake. */
export const imageChanges = vine.create({
  title: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(IMAGE_WORDS)
    .optional()
    .requiredIfMissing(['alt', 'position']),
  alt: vine.string().trim().maxLength(IMAGE_WORDS).optional(),
  position: vine.number({ strict: true }).withoutDecimals().min(0).max(MOST_IMAGES).optional(),
})

imageChanges.messagesProvider = validationMessages({
  'title': 'Please give the picture a name',
  'title.maxLength': `Please keep the name to at most ${IMAGE_WORDS} characters`,
  'alt': 'The description is text',
  'alt.maxLength': `Please keep the description to at most ${IMAGE_WORDS} characters`,
  'position': 'The place of a picture is a whole number from 0',
})
