export type ModelFailureKind =
  /** The key is refused, or its account may not use the model. */
  | 'unauthorized'
  /** The account with the provider has no credit left. */
  | 'quota'
  | 'rate_limited'
  /** The server cannot be reached, returns an error, or breaks off. */
  | 'unavailable'
  | 'too_slow'
  /** The request, or the answer with its continuations, exceeds the model's context. */
  | 'too_long'
  /** Refused by the model or by the provider's content filter. */
  | 'filtered'
  /** The answer could not be parsed, even after a second request. */
  | 'broken_answer'
  /** The person's token budget for today is used up. */
  | 'over_budget'
  /** No request was sent: the model failed too often a moment ago. */
  | 'resting'

/** Why the model gave no answer. The message is for the log; people read `modelProblem`. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind
  readonly retryAfterSeconds?: number

  constructor(kind: ModelFailureKind, message: string, retryAfterSeconds?: number) {
    super(message)
    this.name = 'ModelFailure'
    this.kind = kind
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds
  }
}
