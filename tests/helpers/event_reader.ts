import { EventSourceParserStream } from 'eventsource-parser/stream'
import { hosts } from '#config/hosts'

/**
 * Reads a stream of server-sent events as the screens do: with fetch, which can send the bearer token.
 */
export class EventReader {
  readonly #leaving = new AbortController()
  response!: Response

  constructor(
    readonly path: string,
    readonly bearer: string,
    readonly body?: object,
    readonly url = hosts.appUrl
  ) {}

  async open(): Promise<this> {
    this.response = await fetch(this.url + this.path, {
      method: this.body ? 'POST' : 'GET',
      headers: {
        'accept': 'text/event-stream',
        'authorization': `Bearer ${this.bearer}`,
        'content-type': 'application/json',
      },
      body: this.body && JSON.stringify(this.body),
      signal: this.#leaving.signal,
    })
    return this
  }

  async *events(): AsyncGenerator<{ event: string; data: any }> {
    const texts = this.response.body!.pipeThrough(new TextDecoderStream())
    for await (const message of texts.pipeThrough(new EventSourceParserStream())) {
      yield { event: message.event ?? 'message', data: JSON.parse(message.data) }
    }
  }

  /** All events until the server ends the stream. */
  async all() {
    return Array.fromAsync(this.events())
  }

  leave(): void {
    this.#leaving.abort()
  }
}
