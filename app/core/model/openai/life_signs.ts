import type { ModelTimings } from '#core/model/timings'

/**
 * Watches one request. The package's own timeout ends with the headers, so a server that falls
 * silent in the middle of an answer would be waited for without end. Every byte counts as a sign
 * of life, comments too, by which some servers say that they are still at it.
 */
export class LifeSigns {
  readonly #silence = new AbortController()
  readonly #timings: ModelTimings
  #timer: NodeJS.Timeout | undefined
  #hasBegun = false

  constructor(timings: ModelTimings) {
    this.#timings = timings
    this.#timer = this.#wait()
  }

  /** Aborted once the server has been silent for too long. */
  get silence(): AbortSignal {
    return this.#silence.signal
  }

  /** The first piece of the answer is here: from now on the pauses are short ones. */
  begun(): void {
    this.#hasBegun = true
    this.#heard()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** As the global one, with an ear on the body. */
  readonly fetch: typeof fetch = async (url, init) => {
    const response = await fetch(url, init)
    this.#heard()
    if (!response.body) return response
    const listen = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        this.#heard()
        controller.enqueue(chunk)
      },
    })
    return new Response(response.body.pipeThrough(listen), response)
  }

  #heard(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = this.#wait()
  }

  #wait(): NodeJS.Timeout {
    const { first, idle } = this.#timings
    const timer = setTimeout(
      () => {
        // After a moment in which this process was busy itself, what has arrived meanwhile comes first.
        setImmediate(() => {
          if (this.#timer === timer) this.#silence.abort()
        })
      },
      this.#hasBegun ? idle : first
    )
    return timer
  }
}
