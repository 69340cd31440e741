import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { storedMoment } from '#core/moment_column'
import type { ModelPurpose, ModelUsage } from '#core/model/model'
import { ModelFailure } from '#core/model/model_failure'
import { ModelUse } from '#core/model/usage/model_use'

/** One request to the model's server. */
export interface ModelCall {
  purpose: ModelPurpose | 'picture'
  model: string
  usage: ModelUsage
  /** In milliseconds. */
  duration: number
  /** `answered`, `stopped` by us, or the kind of the failure. */
  outcome: string
}

/** Records the use of the model per person: the amount, but no texts. */
export class ModelUseLog {
  readonly #dailyTokens: number

  constructor({ dailyTokens }: { dailyTokens: number }) {
    this.#dailyTokens = dailyTokens
  }

  /** Throws when the person has used up today's tokens. Days begin at midnight UTC. */
  async expectRoom(userId: string | undefined): Promise<void> {
    if (userId === undefined) return
    const today = clock.now().startOf('day')
    const [used] = await ModelUse.query()
      .where('user_id', userId)
      .where('created_at', '>=', storedMoment(today))
      .sum('input_tokens as input')
      .sum('output_tokens as output')
    const { input, output } = used.$extras
    if (Number(input) + Number(output) < this.#dailyTokens) return
    const seconds = Math.ceil(today.plus({ days: 1 }).diff(clock.now()).as('seconds'))
    throw new ModelFailure('over_budget', 'The tokens of today are used up.', seconds)
  }

  /** An answer is returned even if its use cannot be recorded. */
  async write(call: ModelCall, userId: string | undefined): Promise<void> {
    const { purpose, model, usage, duration, outcome } = call
    try {
      await ModelUse.create({
        id: newId(),
        userId: userId ?? null,
        purpose,
        model,
        inputTokens: usage.input,
        outputTokens: usage.output,
        duration,
        outcome,
      })
    } catch (error) {
      logger.error({ err: error }, 'a use of the model could not be written down')
    }
  }
}
