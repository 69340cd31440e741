import { setTimeout as pause } from 'node:timers/promises'
import type { ModelTimings } from '#core/model/timings'
import type { ModelFault } from '#core/model/openai/model_fault'

/** How many requests may fail before a question fails. */
const TRIES = 3
/** A silent server gets one retry, not two. */
const TRIES_WHEN_SLOW = 2

/** Decides after each failed request whether and when to retry. */
export class Retries {
  readonly #timings: ModelTimings
  #failed = 0

  constructor(timings: ModelTimings) {
    this.#timings = timings
  }

  /** Resolves when it is time to retry; throws the failure when it is final. */
  async afterFault({ failure, mayPass }: ModelFault, signal: AbortSignal): Promise<void> {
    this.#failed += 1
    const tries = failure.kind === 'too_slow' ? TRIES_WHEN_SLOW : TRIES
    const asked = (failure.retryAfterSeconds ?? 0) * 1000
    if (!mayPass || this.#failed >= tries || asked > this.#timings.longestWait) throw failure
    await pause(asked || this.#backoff(), undefined, { signal })
  }

  /** Half of the delay is random, so that requests which failed together do not retry together. */
  #backoff(): number {
    const longest = this.#timings.retry * 2 ** (this.#failed - 1)
    return longest / 2 + (Math.random() * longest) / 2
  }
}
