import { createParser } from 'eventsource-parser'
import { ApiError } from './api_error.ts'

/** One server-sent event. */
export interface ServerMessage {
  event: string
  data: unknown
}

export const EVENT_STREAM = 'text/event-stream'

/** Longer than the interval of the server's keep-alives, in milliseconds. */
const SILENCE = 40_000

/**
 * Reads events with fetch, because only fetch can send the bearer token. Resolves when the server ends the
 * stream; throws if it is interrupted or silent for too long.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (message: ServerMessage) => void
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => onEvent({ event, data: JSON.parse(data) }),
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await within(SILENCE, reader.read())
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

function within<T>(patience: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError({ status: 0, code: 'no_answer' })), patience)
  })
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}
