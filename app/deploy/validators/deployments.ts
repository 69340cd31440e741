import vine from '@vinejs/vine'
import { sentences } from '#core/sentences'

const id = () => vine.string().minLength(1).maxLength(64)

export const websiteNamed = vine.create({ website_id: id() })
websiteNamed.messagesProvider = sentences({ website_id: 'Say which website is meant.' })

export const deploymentNamed = vine.create({ deployment_id: id() })
deploymentNamed.messagesProvider = sentences({ deployment_id: 'Say which deployment is meant.' })
