import type { ChatBody } from '#tests/fakes/model_server/chat'

/** The error of a server that does not know a parameter of the request; null if it knows all. */
export function refusedParameter(body: ChatBody, refuses: readonly string[]): string | null {
  const format = body.response_format?.type
  if (format && refuses.includes(format)) {
    return `'response_format' of type '${format}' is not supported with this model.`
  }
  const name = refuses.find((parameter) => parameter in body)
  return name ? `Unsupported parameter: '${name}' is not supported with this model.` : null
}
