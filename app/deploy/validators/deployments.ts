import vine from '@vinejs/vine'
import { validationMessages } from '#core/validation_messages'

const id = () => vine.string().minLength(1).maxLength(64)

export const websiteNamed = vine.create({ website_id: id() })
websiteNamed.messagesProvider = validationMessages({ website_id: 'Say which website is meant.' })

export const deploymentNamed = vine.create({ deployment_id: id() })
deploymentNamed.messagesProvider = validationMessages({
  deployment_id: 'Say which deployment is meant.',
})

/** The domain itself is read by its own rules. */
export const domainNamed = vine.create({
  domain_name: vine.string().trim().minLength(1).maxLength(300),
})
domainNamed.messagesProvider = validationMessages({
  'domain_name': 'Domain name is required',
  'domain_name.maxLength': 'This is not a domain name.',
})

export const rollbackTo = vine.create({ website_id: id(), release_id: id() })
rollbackTo.messagesProvider = validationMessages({
  website_id: 'Say which website is meant.',
  release_id: 'Say which version is meant.',
})

/** The slug as a person types it; its rules are those of `slugRefusal`. */
const slug = () => vine.string().trim().toLowerCase().minLength(1).maxLength(200)

export const addressAsked = vine.create({ website_id: id(), slug: slug().optional() })
export const addressChange = vine.create({ website_id: id(), slug: slug() })
const aboutAddresses = validationMessages({
  website_id: 'Say which website is meant.',
  slug: 'Say which address you would like.',
})
addressAsked.messagesProvider = aboutAddresses
addressChange.messagesProvider = aboutAddresses
