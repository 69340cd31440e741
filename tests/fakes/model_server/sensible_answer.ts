import { type ChatBody, schemaOf } from '#tests/fakes/model_server/chat'
import { fillSchema } from '#tests/fakes/model_server/fill_schema'

/** An answer made from the request: the same request gets the same answer. */
export function sensibleAnswer(body: ChatBody): string {
  const asked = questionOf(body)
  const schema = schemaOf(body)
  if (schema) return JSON.stringify(fillSchema(schema, asked))
  return `You asked: ${asked}\n\nThis is what a model would say about it, one word after another.`
}

/** What the person wants, which a request to correct an answer comes after. */
function questionOf({ messages }: ChatBody): string {
  const said = messages.filter(({ role, content }) => {
    return role === 'user' && !content.startsWith('This answer cannot be used')
  })
  return said.at(-1)?.content ?? ''
}
