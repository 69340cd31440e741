import type { Schema } from '#tests/fakes/model_server/schema'

/** The part of a request that the fake reads. */
export interface ChatBody {
  model: string
  messages: { role: string; content: string }[]
  stream?: boolean
  max_tokens?: number
  max_completion_tokens?: number
  stream_options?: { include_usage?: boolean }
  response_format?: { type: string; json_schema?: { name: string; schema: Schema } }
}

/** About as many tokens as a server would count. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / 4)
}

/** The schema of the answer, in any of the places where clients put it. */
export function schemaOf({ response_format: format, messages }: ChatBody): Schema | null {
  if (format?.json_schema) return format.json_schema.schema
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  const [, said] = system.split('JSON schema:\n')
  return said ? JSON.parse(said) : null
}
