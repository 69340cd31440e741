import type { ModelFailure } from '#core/model/model_failure'

/** One failed request; a retry may help if it `mayPass`. */
export class ModelFault extends Error {
  readonly failure: ModelFailure
  readonly mayPass: boolean

  constructor(failure: ModelFailure, { mayPass }: { mayPass: boolean }) {
    super(failure.message)
    this.failure = failure
    this.mayPass = mayPass
  }
}
