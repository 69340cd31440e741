import vine, { SimpleMessagesProvider } from '@vinejs/vine'

const id = () => vine.string().minLength(1).maxLength(64)

/** One sentence for whatever is wrong with an id: it was not chosen by a person. */
function sentence(words: string) {
  return new SimpleMessagesProvider({
    required: words,
    string: words,
    minLength: words,
    maxLength: words,
  })
}

export const websiteNamed = vine.create({ website_id: id() })
websiteNamed.messagesProvider = sentence('Say which website is meant.')

export const deploymentNamed = vine.create({ deployment_id: id() })
deploymentNamed.messagesProvider = sentence('Say which deployment is meant.')
