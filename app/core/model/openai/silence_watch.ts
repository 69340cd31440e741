import type { ModelTimings } from '#core/model/timings'

/**
 * A timeout for silence during a request. The package's own timeout ends with the headers, so a server
 * that becomes silent in the middle of an answer would be waited for without end. Every byte counts,
 * including the comments that some servers send as keep-alive.
 */
export class SilenceWatch {
  readonly #silence = new AbortController()
  readonly #timings: ModelTimings
  readonly #onByte: () => void
  #timer: NodeJS.Timeout | undefined
  #hasBegun = false

  constructor({ timings, onByte }: { timings: ModelTimings; onByte: () => void }) {
    this.#timings = timings
    this.#onByte = onByte
    this.#timer = this.#wait()
  }

  /** Aborted when the server was silent for too long. */
  get silence(): AbortSignal {
    return this.#silence.signal
  }

  /** The first piece of the answer has arrived: from now on the shorter timeout applies. */
  begun(): void {
    this.#hasBegun = true
    this.#heard()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Like the global `fetch`, but it watches the body. */
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
    this.#onByte()
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = this.#wait()
  }

  #wait(): NodeJS.Timeout {
    const { first, idle } = this.#timings
    const timer = setTimeout(
      () => {
        // If this process was busy itself, data that arrived meanwhile is handled first.
        setImmediate(() => {
          if (this.#timer === timer) this.#silence.abort()
        })
      },
      this.#hasBegun ? idle : first
    )
    return timer
  }
}
