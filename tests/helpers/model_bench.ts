import { useModel, type ModelRequest } from '#core/model/main'
import { OpenaiModel, type OpenaiSettings } from '#core/model/openai/openai_model'
import { ModelUseLog } from '#core/model/usage/model_use_log'
import type { FaultRow } from '#tests/fakes/model_server/fault_table'
import { ModelServer, type ModelServerOptions } from '#tests/fakes/model_server/model_server'

/** Shortened timeouts, except those that must tolerate a busy machine. */
const QUICK = {
  picture: 1_000,
  first: 10_000,
  idle: 10_000,
  total: 20_000,
  retry: 4,
  longestWait: 2_000,
  rest: 60_000,
  quotaRest: 600_000,
}

/** For a client with a short silence timeout. */
const HASTY = { first: 150, idle: 100 }

/** A model server and its client, with short timeouts. */
export class ModelBench {
  readonly server: ModelServer
  readonly model: OpenaiModel

  private constructor(server: ModelServer, model: OpenaiModel) {
    this.server = server
    this.model = model
  }

  static async open(
    options: ModelServerOptions &
      Partial<Omit<OpenaiSettings, 'timings'>> & {
        timings?: Partial<OpenaiSettings['timings']>
        dailyTokens?: number
      } = {}
  ): Promise<ModelBench> {
    const { pace, answer, timings, dailyTokens = 1_000_000, ...settings } = options
    const server = new ModelServer({ pace, answer })
    const baseUrl = await server.start()
    const model = new OpenaiModel(
      {
        apiKey: 'sk-test',
        baseUrl,
        models: { plan: 'planner', build: 'builder', edit: 'editor' },
        timings: { ...QUICK, ...timings },
        ...settings,
      },
      new ModelUseLog({ dailyTokens })
    )
    return new ModelBench(server, model)
  }

  /** Lets the server fail in this way; if the fault is silence, the client has a short timeout. */
  static async facing({ fault, kind }: FaultRow, times = 999): Promise<ModelBench> {
    const bench = await ModelBench.open(kind === 'too_slow' ? { timings: HASTY } : {})
    bench.server.fail(fault, times)
    return bench
  }

  /** Uses it as the model of this process until the test ends. */
  serve(cleanup: (end: () => Promise<void>) => void): this {
    const before = useModel(this.model)
    cleanup(async () => {
      before()
      await this.close()
    })
    return this
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
