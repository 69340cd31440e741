import { clock } from '#core/clock'
import { ModelFailure, type ModelFailureKind } from '#core/model/model_failure'

/** After this number of consecutive failures, further requests fail at once. */
const FAILURES = 5

/**
 * Kinds of failure that mean that the server has a problem; the other kinds concern one request or one
 * person.
 */
const TROUBLE: ModelFailureKind[] = [
  'unauthorized',
  'quota',
  'rate_limited',
  'unavailable',
  'broken_answer',
]

/**
 * A circuit breaker for a server that fails. After a pause one request is allowed; its outcome decides
 * whether others may follow.
 */
export class Breaker {
  readonly #rest: number
  readonly #quotaRest: number
  #failures = 0
  #opensAt = 0
  #isTrying = false

  constructor({ rest, quotaRest }: { rest: number; quotaRest: number }) {
    this.#rest = rest
    this.#quotaRest = quotaRest
  }

  /** `ask` calls `onByte` when the server sends something: it may be slow, but it works. */
  async guard<T>(ask: (onByte: () => void) => Promise<T>): Promise<T> {
    const isTrial = this.#enter()
    let isAnswering = false
    try {
      const answer = await ask(() => {
        isAnswering = true
      })
      this.#failures = 0
      return answer
    } catch (error) {
      if (isTrouble(error, { isAnswering })) this.#note(error)
      throw error
    } finally {
      if (isTrial) this.#isTrying = false
    }
  }

  /** Whether this request tests if the server works again. */
  #enter(): boolean {
    if (this.#failures < FAILURES) return false
    const left = this.#opensAt - clock.millis()
    if (left > 0 || this.#isTrying) {
      const seconds = Math.max(1, Math.ceil(left / 1000))
      throw new ModelFailure('resting', 'The model failed too often a moment ago.', seconds)
    }
    this.#isTrying = true
    return true
  }

  #note(error: unknown): void {
    const isQuota = error instanceof ModelFailure && error.kind === 'quota'
    this.#failures = isQuota ? FAILURES : this.#failures + 1
    if (this.#failures < FAILURES) return
    this.#opensAt = clock.millis() + (isQuota ? this.#quotaRest : this.#rest)
  }
}

/**
 * A server that is too slow for one question may be right for the next, unless it sends nothing at all.
 * A caller that cancelled tells nothing about it.
 */
function isTrouble(error: unknown, { isAnswering }: { isAnswering: boolean }): boolean {
  if (error instanceof ModelFailure && error.kind !== 'too_slow')
    return TROUBLE.includes(error.kind)
  const isLate =
    error instanceof ModelFailure || (error instanceof Error && error.name === 'TimeoutError')
  return isLate && !isAnswering
}
