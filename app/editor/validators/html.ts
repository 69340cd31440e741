import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { PAGE_BYTES } from '#contract/limits'

const withinBytes = vine.createRule((value, limit: number, field) => {
  if (typeof value === 'string' && Buffer.byteLength(value) > limit) {
    field.report('The {{ field }} is too large.', 'bytes', field)
  }
})

export const htmlValidator = vine.create({
  html_content: vine.string().use(withinBytes(PAGE_BYTES)),
})

htmlValidator.messagesProvider = new SimpleMessagesProvider({
  'html_content.required': 'Send the page as html_content.',
  'html_content.string': 'Send the page as html_content.',
  'html_content.bytes': 'The page is larger than 2 MB.',
})
