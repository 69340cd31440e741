import vine from '@vinejs/vine'
import { PHOTO_WORDS, PICTURE_WORDS } from '#contract/photos'
import { validationMessages } from '#core/validation_messages'

const source = vine.enum(['openverse', 'pexels'] as const)

export const photoSearch = vine.create({
  q: vine.string().trim().minLength(1).maxLength(PHOTO_WORDS),
  page: vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(1_000)
    .parse((given) => given ?? 1),
})
photoSearch.messagesProvider = validationMessages({
  'q': 'Please say what the photo should show',
  'q.maxLength': `Please say it in at most ${PHOTO_WORDS} characters`,
  'page': 'Page must be a whole number from 1',
})

export const photoChoice = vine.create({
  source,
  id: vine.string().minLength(1).maxLength(64),
})
photoChoice.messagesProvider = validationMessages({
  source: 'Source must be openverse or pexels',
  id: 'Say which photo you choose',
})

export const pictureWords = vine.create({
  words: vine.string().trim().minLength(1).maxLength(PICTURE_WORDS),
})
pictureWords.messagesProvider = validationMessages({
  'words': 'Please say what the picture should show',
  'words.maxLength': `Please say it in at most ${PICTURE_WORDS} characters`,
})

/** Made by us, so a wrong one is answered like an unknown address. */
export const thumbnailQuery = vine.create({
  source,
  address: vine.string().maxLength(2_000),
  until: vine.number().withoutDecimals(),
  signature: vine.string().maxLength(100),
})
