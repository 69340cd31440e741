export type ModelFailureKind =
  /** The key is refused, or its account may not use the model. */
  | 'unauthorized'
  /** The account with the provider has no credit left. */
  | 'quota'
  | 'rate_limited'
  /** The server cannot be reached, answers with an error, or breaks off. */
  | 'unavailable'
  | 'too_slow'
  /** The request, or the answer after its continuations, is longer than the model can hold. */
  | 'too_long'
  /** Refused by the model or by the provider's content filter. */
  | 'filtered'
  /** No answer that can be read, after it was asked again. */
  | 'broken_answer'
  /** The person's budget of tokens for today is used up. */
  | 'over_budget'
  /** Not asked at all: the model failed too often a moment ago. */
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
