import { clock } from '#core/clock'
import { outsideCall, type OutsideAnswer } from '#core/http/outside_call'
import { Breaker } from '#core/model/guards/breaker'
import type { ModelUsage } from '#core/model/model'
import { ModelFailure } from '#core/model/model_failure'
import { readFault } from '#core/model/openai/read_fault'
import { tellOperator } from '#core/model/openai/tell_operator'
import type { PictureModel, PictureRequest } from '#core/model/picture_model'
import type { ModelUseLog } from '#core/model/usage/model_use_log'

export interface PictureSettings {
  apiKey: string
  baseUrl: string
  model: string
  /** In milliseconds. */
  timeout: number
  rest: number
  quotaRest: number
}

/** In bytes: a picture as base64. */
const LARGEST = 32 * 1024 * 1024
/** What a picture costs where the server does not say, in tokens. */
const GUESSED: ModelUsage = { input: 0, output: 5_000 }

/** A client for any server with OpenAI's images API. A picture costs much, so none is asked for twice. */
export class OpenaiPictures implements PictureModel {
  readonly #settings: PictureSettings
  readonly #book: ModelUseLog
  readonly #breaker: Breaker

  constructor(settings: PictureSettings, book: ModelUseLog) {
    this.#settings = settings
    this.#book = book
    this.#breaker = new Breaker(settings)
  }

  async draw(request: PictureRequest): Promise<Buffer> {
    request.signal?.throwIfAborted()
    await this.#book.expectRoom(request.userId)
    try {
      return await this.#breaker.guard(() => this.#recorded(request))
    } catch (error) {
      if (error instanceof ModelFailure) tellOperator(error)
      throw error
    }
  }

  async #recorded(request: PictureRequest): Promise<Buffer> {
    const begun = clock.millis()
    let usage: ModelUsage = { input: 0, output: 0 }
    let outcome = 'stopped'
    try {
      const drawn = await this.#drawn(request)
      usage = drawn.usage
      outcome = 'answered'
      return drawn.bytes
    } catch (error) {
      if (error instanceof ModelFailure) outcome = error.kind
      throw error
    } finally {
      const { model } = this.#settings
      const duration = clock.millis() - begun
      const call = { purpose: 'picture', model, usage, duration, outcome } as const
      await this.#book.write(call, request.userId)
    }
  }

  async #drawn(request: PictureRequest): Promise<{ bytes: Buffer; usage: ModelUsage }> {
    const { status, text } = await this.#answer(request)
    const answer = parsed(text)
    if (status !== 200) throw failureOf(status, answer)
    const file = answer?.data?.[0]?.b64_json
    if (typeof file !== 'string' || file === '') {
      throw new ModelFailure('broken_answer', 'The answer holds no picture.')
    }
    const { input_tokens: input, output_tokens: output } = answer?.usage ?? {}
    const isTold = Number.isSafeInteger(input) && Number.isSafeInteger(output)
    const usage = isTold ? { input: Number(input), output: Number(output) } : GUESSED
    return { bytes: Buffer.from(file, 'base64'), usage }
  }

  async #answer({ words, signal }: PictureRequest): Promise<OutsideAnswer> {
    const { apiKey, baseUrl, model, timeout } = this.#settings
    // The models of this name always answer with the file, and refuse the parameter.
    const format = model.startsWith('gpt-image') ? {} : { response_format: 'b64_json' }
    try {
      return await outsideCall(`${baseUrl}/images/generations`, {
        method: 'POST',
        headers: { 'authorization': `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model, prompt: words, n: 1, ...format }),
        timeout,
        largestAnswer: LARGEST,
        signal,
      })
    } catch (error) {
      signal?.throwIfAborted()
      const isSlow = error instanceof Error && error.name === 'TimeoutError'
      throw new ModelFailure(isSlow ? 'too_slow' : 'unavailable', String(error))
    }
  }
}

interface PictureAnswer {
  data?: { b64_json?: unknown }[]
  usage?: { input_tokens?: unknown; output_tokens?: unknown } | null
  error?: { message?: unknown; code?: unknown; type?: unknown } | null
}

function parsed(text: string): PictureAnswer | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function failureOf(status: number, answer: PictureAnswer | null): ModelFailure {
  const { message, code, type } = answer?.error ?? {}
  const error = Object.assign(new Error(String(message ?? `${status}`)), { status, code, type })
  return readFault(error).failure
}
