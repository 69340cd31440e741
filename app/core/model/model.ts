/** The purposes of the model; each can have its own model in the configuration. */
export type ModelPurpose = 'plan' | 'build' | 'edit'

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface ModelRequest {
  purpose: ModelPurpose
  /** The person whose daily budget is charged, and for whom the use is recorded. */
  userId?: string
  messages: ModelMessage[]
  /**
   * If set, the answer is JSON that matches the schema; the caller must check whether its content is
   * true.
   */
  schema?: { name: string; schema: object }
  /** For one request; an answer that is cut off there is continued, three times at most. */
  maxTokens: number
  /**
   * Receives each piece of text as it arrives. An answer that breaks off is continued, so no piece
   * arrives twice; only JSON that is requested again arrives without pieces.
   */
  onText?: (piece: string) => void
  /** If aborted, the request ends at the server too, and `ask` rejects with the signal's reason. */
  signal?: AbortSignal
}

export interface ModelUsage {
  input: number
  output: number
}

export interface ModelAnswer {
  text: string
  /** Present if and only if the request had a schema. */
  json?: unknown
  usage: ModelUsage
  /** The model that answered, by the name that the server reports. */
  model: string
}

/** Retries, continuations and the repair of JSON happen inside; an error that it throws is final. */
export interface Model {
  ask(request: ModelRequest): Promise<ModelAnswer>
}
