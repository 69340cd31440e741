import vine from '@vinejs/vine'
import { validationMessages } from '#core/validation_messages'

const selection = {
  website_id: vine.string().minLength(1).maxLength(64).optional(),
  folder: vine.enum(['inbox', 'spam'] as const).parse((given) => given ?? 'inbox'),
}

const sentences = {
  website_id: 'Website must be the id of one of your websites',
  folder: 'Folder must be inbox or spam',
}

export const messageSelection = vine.create(selection)
messageSelection.messagesProvider = validationMessages(sentences)

export const messagesPage = vine.create({
  ...selection,
  page: vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(1_000_000)
    .parse((given) => given ?? 1),
})
messagesPage.messagesProvider = validationMessages({
  ...sentences,
  page: 'Page must be a whole number from 1',
})

/** A body that changes nothing is refused, because it is a mistake. */
export const messageChanges = vine.create({
  is_read: vine.boolean({ strict: true }).optional().requiredIfMissing(['is_spam']),
  is_spam: vine.boolean({ strict: true }).optional(),
})
messageChanges.messagesProvider = validationMessages({
  is_read: 'Say whether the message is read: true or false',
  is_spam: 'Say whether the message is spam: true or false',
})
