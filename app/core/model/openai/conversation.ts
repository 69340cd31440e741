import type { OpenAI } from 'openai'
import { clock } from '#core/clock'
import type { ModelMessage, ModelRequest, ModelUsage } from '#core/model/model'
import { ModelFailure } from '#core/model/model_failure'
import type { ModelTimings } from '#core/model/timings'
import { Retries } from '#core/model/guards/retry'
import type { Dialect } from '#core/model/openai/dialect'
import { GrowingText } from '#core/model/openai/growing_text'
import { ModelFault } from '#core/model/openai/model_fault'
import { requestCompletion, type Completion } from '#core/model/openai/request_completion'
import { continued } from '#core/model/openai/wording'
import type { ModelCall } from '#core/model/usage/model_use_log'

const MOST_CONTINUATIONS = 3

interface ConversationOptions {
  client: OpenAI
  dialect: Dialect
  request: ModelRequest
  model: string
  timings: ModelTimings
  stop: AbortSignal
  /** The server has sent something. */
  onByte: () => void
  note: (call: ModelCall) => Promise<void>
}

/** The requests for one question: retries and continuations. */
export class Conversation {
  readonly dialect: Dialect
  readonly #options: ConversationOptions
  readonly #usage: ModelUsage = { input: 0, output: 0 }
  #model: string

  constructor(options: ConversationOptions) {
    this.#options = options
    this.dialect = options.dialect
    this.#model = options.model
  }

  get told(): { usage: ModelUsage; model: string } {
    return { usage: { ...this.#usage }, model: this.#model }
  }

  /** The whole answer. An answer that breaks off in the middle is continued, not restarted. */
  async hear(messages: ModelMessage[], onText?: ModelRequest['onText']): Promise<string> {
    const answer = new GrowingText(onText)
    const retries = new Retries(this.#options.timings)
    for (let continuations = 0; ;) {
      const before = answer.text.length
      try {
        const { isCut } = await this.#round(messages, answer)
        if (!isCut) return answer.text
        continuations += 1
        if (continuations > MOST_CONTINUATIONS || answer.text.length === before) throw endless()
      } catch (error) {
        if (!(error instanceof ModelFault)) throw error
        if (this.#hasLearned(error)) continue
        await retries.afterFault(error, this.#options.stop)
      }
    }
  }

  async #round(messages: ModelMessage[], answer: GrowingText): Promise<Completion> {
    const { client, request, model, timings, stop, onByte } = this.#options
    const isFirst = answer.text === ''
    const asked = continued(messages, answer.text)
    const body = { model, stream: true as const, ...this.dialect.body(request, asked, isFirst) }
    const begun = clock.millis()
    answer.begin()
    let completion: Completion | undefined
    let outcome = 'answered'
    try {
      completion = await requestCompletion({
        client,
        body,
        timings,
        stop,
        onByte,
        onText: (piece) => answer.add(piece),
      })
      return completion
    } catch (error) {
      outcome = error instanceof ModelFault ? error.failure.kind : 'stopped'
      throw error
    } finally {
      answer.end()
      const usage = completion?.usage ?? guessed(body.messages, answer.round)
      this.#usage.input += usage.input
      this.#usage.output += usage.output
      this.#model = completion?.model ?? this.#model
      const duration = clock.millis() - begun
      await this.#options.note({ purpose: request.purpose, model, usage, duration, outcome })
    }
  }

  /** Refused because the server does not support a parameter: the next request is different. */
  #hasLearned({ failure }: ModelFault): boolean {
    return failure.kind === 'unavailable' && this.dialect.learn(failure.message)
  }
}

function endless(): ModelFailure {
  return new ModelFailure('too_long', 'The answer was cut off again after its continuations.')
}

/** For servers that do not report usage: about four characters per token. */
function guessed(messages: ModelMessage[], answer: string): ModelUsage {
  const asked = messages.reduce((sum, { content }) => sum + content.length, 0)
  return { input: Math.ceil(asked / 4), output: Math.ceil(answer.length / 4) }
}
