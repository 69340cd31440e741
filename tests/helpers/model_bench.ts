import type { ModelRequest } from '#core/model/main'
import { OpenaiModel, type OpenaiSettings } from '#core/model/openai/openai_model'
import { UseBook } from '#core/model/usage/use_book'
import { ModelServer, type ModelServerOptions } from '#tests/fakes/model_server/model_server'

export const QUICK = {
  first: 150,
  idle: 100,
  total: 5_000,
  retry: 4,
  longestWait: 2_000,
  rest: 60_000,
  quotaRest: 600_000,
}

/** A model's server and the client that talks to it, whose seconds are short. */
export class ModelBench {
  readonly server: ModelServer
  readonly model: OpenaiModel

  private constructor(server: ModelServer, model: OpenaiModel) {
    this.server = server
    this.model = model
  }

  static async open(
    options: ModelServerOptions & Partial<OpenaiSettings> & { dailyTokens?: number } = {}
  ): Promise<ModelBench> {
    const { pace, answer, dailyTokens = 1_000_000, ...settings } = options
    const server = new ModelServer({ pace, answer })
    const baseUrl = await server.start()
    const model = new OpenaiModel(
      {
        apiKey: 'sk-test',
        baseUrl,
        models: { plan: 'planner', build: 'builder', edit: 'editor' },
        timings: QUICK,
        ...settings,
      },
      new UseBook({ dailyTokens })
    )
    return new ModelBench(server, model)
  }

  ask(request: Partial<ModelRequest> = {}) {
    return this.model.ask({
      purpose: 'plan',
      messages: [{ role: 'user', content: 'Say something about Rye & Co, a bakery in Leeds.' }],
      maxTokens: 500,
      ...request,
    })
  }

  close(): Promise<void> {
    return this.server.stop()
  }
}
