import { modelConfig } from '#config/model'
import type { Model } from '#core/model/model'
import { OpenaiModel } from '#core/model/openai/openai_model'
import { modelTimings } from '#core/model/timings'
import { ModelUseLog } from '#core/model/usage/model_use_log'

let model: Model | null = modelConfig
  ? new OpenaiModel({ ...modelConfig, timings: modelTimings }, new ModelUseLog(modelConfig))
  : null

/** The model of this process, or null if none is configured. */
export function currentModel(): Model | null {
  return model
}

/** Replaces the model, for example with one that fails; the returned function restores it. */
export function useModel(other: Model | null): () => void {
  const before = model
  model = other
  return () => {
    model = before
  }
}
