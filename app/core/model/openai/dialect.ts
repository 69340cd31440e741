import type { ModelRequest } from '#core/model/model'
import { withSchema } from '#core/model/openai/wording'

const JSON_MODES = ['schema', 'object', 'prompt'] as const
export type JsonMode = (typeof JSON_MODES)[number]

/** OpenAI's newer models refuse the old name; many other servers ignore the new one. */
type LimitName = 'max_tokens' | 'max_completion_tokens'

const NEW_LIMIT_NAME = /(^|\.)(openai\.com|azure\.com)$/

/**
 * The capabilities of one model on one server. "OpenAI-compatible" means something different on every
 * server, so it starts with the strictest form and remembers what the server refuses or ignores.
 */
export class Dialect {
  readonly #isModeGiven: boolean
  #mode: JsonMode
  #isEnforced = true
  #limitName: LimitName
  #hasSwappedLimit = false
  #mostTokens = Infinity
  #tellsUsage = true

  constructor({ baseUrl, jsonMode }: { baseUrl: string; jsonMode?: JsonMode }) {
    this.#isModeGiven = jsonMode !== undefined
    this.#mode = jsonMode ?? 'schema'
    const { hostname } = new URL(baseUrl)
    this.#limitName = NEW_LIMIT_NAME.test(hostname) ? 'max_completion_tokens' : 'max_tokens'
  }

  get jsonMode(): JsonMode {
    return this.#mode
  }

  /** The messages and parameters of one request. A continuation is not requested as JSON. */
  body({ schema, maxTokens }: ModelRequest, messages: ModelRequest['messages'], isFirst: boolean) {
    const saysSchema = schema && (this.#mode !== 'schema' || !this.#isEnforced)
    return {
      messages: saysSchema ? withSchema(messages, schema.schema) : messages,
      [this.#limitName]: Math.min(maxTokens, this.#mostTokens),
      ...(this.#tellsUsage ? { stream_options: { include_usage: true } } : {}),
      ...(schema && isFirst ? this.#format(schema) : {}),
    }
  }

  /** The server accepted the schema, but the model answered something else. */
  noteUnenforced(): void {
    this.#isEnforced = false
  }

  /** Learns from a refused request; returns whether the next request will be different. */
  learn(complaint: string): boolean {
    const most = /at most (\d{1,7})/.exec(complaint)
    if (/max_(completion_)?tokens/.test(complaint)) {
      return most ? this.#lowerLimit(Number(most[1])) : this.#swapLimit()
    }
    if (/stream_options|include_usage/.test(complaint) && this.#tellsUsage) {
      this.#tellsUsage = false
      return true
    }
    return /response_format|json|schema|grammar|structured/i.test(complaint) && this.#loosen()
  }

  #format(schema: NonNullable<ModelRequest['schema']>) {
    switch (this.#mode) {
      case 'schema': {
        const asked = { name: schema.name, schema: { ...schema.schema }, strict: true }
        return { response_format: { type: 'json_schema' as const, json_schema: asked } }
      }
      case 'object':
        return { response_format: { type: 'json_object' as const } }
      case 'prompt':
        return {}
    }
  }

  #loosen(): boolean {
    const next = JSON_MODES[JSON_MODES.indexOf(this.#mode) + 1]
    if (this.#isModeGiven || !next) return false
    this.#mode = next
    return true
  }

  #swapLimit(): boolean {
    if (this.#hasSwappedLimit) return false
    this.#hasSwappedLimit = true
    this.#limitName = this.#limitName === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
    return true
  }

  #lowerLimit(most: number): boolean {
    if (most >= this.#mostTokens) return false
    this.#mostTokens = most
    return true
  }
}
