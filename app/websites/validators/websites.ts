import vine from '@vinejs/vine'
import { WEBSITES_PER_PAGE } from '#contract/limits'
import { validationMessages } from '#core/validation_messages'

const EMAIL_LENGTH = 254
const MOST_PER_PAGE = 50

function page(defaultSize: number) {
  const validator = vine.create({
    page: vine.number().withoutDecimals().min(1).max(1_000_000).parse(orElse(1)),
    page_size: vine.number().withoutDecimals().min(1).max(MOST_PER_PAGE).parse(orElse(defaultSize)),
  })
  validator.messagesProvider = validationMessages({
    page: 'Page must be a whole number from 1',
    page_size: `Page size must be a whole number from 1 to ${MOST_PER_PAGE}`,
  })
  return validator
}

function orElse(value: number) {
  return (given: unknown) => given ?? value
}

export const websitesPage = page(WEBSITES_PER_PAGE)
export const revisionsPage = page(20)

export const websiteChanges = vine.create({
  contact_email: vine.string().trim().maxLength(EMAIL_LENGTH),
})

websiteChanges.messagesProvider = validationMessages({
  'contact_email': 'Contact email must be text',
  'contact_email.maxLength': `Contact email must be at most ${EMAIL_LENGTH} characters`,
})
