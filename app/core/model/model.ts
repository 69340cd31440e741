/** What the model is asked for; each may have a model of its own in the configuration. */
export type ModelPurpose = 'plan' | 'build' | 'edit'

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface ModelRequest {
  purpose: ModelPurpose
  /** Whose daily budget is charged, and with whom the use is recorded. */
  userId?: string
  messages: ModelMessage[]
  /** With it the answer is JSON that fits the schema; whether it is true is for the caller to check. */
  schema?: { name: string; schema: object }
  /** Of one request; an answer that is cut there is continued, three times at most. */
  maxTokens: number
  /**
   * Each piece of text as it arrives. An answer that breaks off is continued, so no piece comes
   * twice; only JSON that must be asked for again comes without pieces.
   */
  onText?: (piece: string) => void
  /** Aborted, the request ends at the server too and `ask` rejects with the signal's reason. */
  signal?: AbortSignal
}

export interface ModelUsage {
  input: number
  output: number
}

export interface ModelAnswer {
  text: string
  /** Present exactly when the request had a schema. */
  json?: unknown
  usage: ModelUsage
  /** The model that answered, as the server names it. */
  model: string
}

/** Retries, continuations and the repair of JSON happen inside; what it throws is final. */
export interface Model {
  ask(request: ModelRequest): Promise<ModelAnswer>
}
