export { currentModel, useModel } from '#core/model/current_model'
export { ModelFailure, type ModelFailureKind } from '#core/model/model_failure'
export { modelProblem } from '#core/model/model_problem'
export type { Model, ModelAnswer, ModelRequest } from '#core/model/model'
