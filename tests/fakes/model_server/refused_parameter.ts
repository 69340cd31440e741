import type { ChatBody } from '#tests/fakes/model_server/chat'

/** What a server says that does not know a parameter of the request; null when it knows them all. */
export function refusedParameter(body: ChatBody, refuses: readonly string[]): string | null {
  const format = body.response_format?.type
  if (format && refuses.includes(format)) {
    return `'response_format' of type '${format}' is not supported with this model.`
  }
  const name = refuses.find((parameter) => parameter in body)
  return name ? `Unsupported parameter: '${name}' is not supported with this model.` : null
}
