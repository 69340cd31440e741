/** Timeouts for the model's server, in milliseconds. */
export interface ModelTimings {
  /** For the first piece of an answer: a local server may have to load the model first. */
  first: number
  /** Between two pieces. */
  idle: number
  /**
   * For a whole answer, with its retries and continuations. Silence is noticed earlier; this ends an
   * answer that goes on and on.
   */
  total: number
  /** For a picture. */
  picture: number
  /** Before the first retry; doubled for each further retry, with jitter. */
  retry: number
  /** The longest accepted Retry-After; with a longer one the question fails at once. */
  longestWait: number
  /** The pause after several consecutive failures. */
  rest: number
  /** The pause after the account's credit was used up. */
  quotaRest: number
}

export const modelTimings: ModelTimings = {
  first: 60_000,
  idle: 30_000,
  total: 5 * 60_000,
  picture: 2 * 60_000,
  retry: 500,
  longestWait: 30_000,
  rest: 30_000,
  quotaRest: 10 * 60_000,
}
