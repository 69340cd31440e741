import type { Model, ModelAnswer, ModelRequest } from '#core/model/model'
import { ModelFailure } from '#core/model/model_failure'
import type { ModelTimings } from '#core/model/timings'
import { Breaker } from '#core/model/guards/breaker'
import { Conversation } from '#core/model/openai/conversation'
import { Dialect, type JsonMode } from '#core/model/openai/dialect'
import { readJson } from '#core/model/openai/json_answer'
import { tellOperator } from '#core/model/openai/tell_operator'
import { corrected } from '#core/model/openai/wording'
import type { ModelUseLog } from '#core/model/usage/model_use_log'

export interface OpenaiSettings {
  apiKey: string
  baseUrl: string
  models: Record<ModelRequest['purpose'], string>
  jsonMode?: JsonMode
  timings: ModelTimings
}

/** A client for any server with OpenAI's chat completions API. */
export class OpenaiModel implements Model {
  readonly #settings: OpenaiSettings
  readonly #book: ModelUseLog
  readonly #breaker: Breaker
  readonly #dialects = new Map<string, Dialect>()

  constructor(settings: OpenaiSettings, book: ModelUseLog) {
    this.#settings = settings
    this.#book = book
    this.#breaker = new Breaker(settings.timings)
  }

  async ask(request: ModelRequest): Promise<ModelAnswer> {
    request.signal?.throwIfAborted()
    await this.#book.expectRoom(request.userId)
    try {
      return await this.#breaker.guard((onByte) => this.#answer(request, onByte))
    } catch (error) {
      if (error instanceof ModelFailure) tellOperator(error)
      throw error
    }
  }

  async #answer(request: ModelRequest, onByte: () => void): Promise<ModelAnswer> {
    const late = AbortSignal.timeout(this.#settings.timings.total)
    const stop = request.signal ? AbortSignal.any([request.signal, late]) : late
    try {
      return await this.#read(request, await this.#conversation(request, { stop, onByte }))
    } catch (error) {
      request.signal?.throwIfAborted()
      if (late.aborted) throw new ModelFailure('too_slow', 'The answer took too long as a whole.')
      throw error
    }
  }

  async #read(request: ModelRequest, conversation: Conversation): Promise<ModelAnswer> {
    const { messages, schema } = request
    const text = await conversation.hear(messages, request.onText)
    if (!schema) return { text, ...conversation.told }

    const first = await readJson(text, schema.schema)
    if (first.ok) return { text, json: first.value, ...conversation.told }

    conversation.dialect.noteUnenforced()
    const second = await conversation.hear(corrected(messages, text, first.error))
    const json = await readJson(second, schema.schema)
    if (!json.ok) throw new ModelFailure('broken_answer', 'Twice not the JSON that was asked for.')
    return { text: second, json: json.value, ...conversation.told }
  }

  async #conversation(
    request: ModelRequest,
    { stop, onByte }: { stop: AbortSignal; onByte: () => void }
  ): Promise<Conversation> {
    const { apiKey, baseUrl, timings, models } = this.#settings
    const { OpenAI } = await import('openai')
    const model = models[request.purpose]
    return new Conversation({
      // Retries are our own: the package waits as long as it is told to, and repeats hopeless requests.
      client: new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: 'off' }),
      dialect: this.#dialect(model),
      request,
      model,
      timings,
      stop,
      onByte,
      note: (call) => this.#book.write(call, request.userId),
    })
  }

  #dialect(model: string): Dialect {
    const dialect = this.#dialects.get(model) ?? new Dialect(this.#settings)
    this.#dialects.set(model, dialect)
    return dialect
  }
}
