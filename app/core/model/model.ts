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
  /** With it the answer is JSON, parsed; whether it fits the schema is for the caller to check. */
  schema?: { name: string; schema: object }
  /** Of the whole answer, continuations included. */
  maxTokens: number
  /** Each piece of text as it arrives. A retry after a broken stream starts from the beginning. */
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
