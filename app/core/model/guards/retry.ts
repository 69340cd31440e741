import { setTimeout as pause } from 'node:timers/promises'
import type { ModelTimings } from '#core/model/timings'
import type { ModelFault } from '#core/model/openai/model_fault'

/** Requests that may fail before a question counts as failed. */
const TRIES = 3
/** A server that was silent once is waited for once more and not a third time. */
const TRIES_WHEN_SLOW = 2

/** Decides after each failed request whether there is another one, and when. */
export class Retries {
  readonly #timings: ModelTimings
  #failed = 0

  constructor(timings: ModelTimings) {
    this.#timings = timings
  }

  /** Resolves when it is time to ask again; throws the failure when it is final. */
  async afterFault({ failure, mayPass }: ModelFault, signal: AbortSignal): Promise<void> {
    this.#failed += 1
    const tries = failure.kind === 'too_slow' ? TRIES_WHEN_SLOW : TRIES
    const asked = (failure.retryAfterSeconds ?? 0) * 1000
    if (!mayPass || this.#failed >= tries || asked > this.#timings.longestWait) throw failure
    await pause(asked || this.#backoff(), undefined, { signal })
  }

  /** Half of it is chance, so that requests which failed together do not come back together. */
  #backoff(): number {
    const longest = this.#timings.retry * 2 ** (this.#failed - 1)
    return longest / 2 + (Math.random() * longest) / 2
  }
}
