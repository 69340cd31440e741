import type { Model, ModelUsage } from '#core/model/main'

/** A model that counts the questions it has answered and their tokens; those of failures are not told. */
export class CountedModel implements Model {
  readonly #model: Model
  #questions = 0
  readonly #tokens: ModelUsage = { input: 0, output: 0 }

  constructor(model: Model) {
    this.#model = model
  }

  get used(): { questions: number; tokens: ModelUsage } {
    return { questions: this.#questions, tokens: { ...this.#tokens } }
  }

  ask: Model['ask'] = async (request) => {
    const answer = await this.#model.ask(request)
    this.#questions++
    this.#tokens.input += answer.usage.input
    this.#tokens.output += answer.usage.output
    return answer
  }
}
