import { modelConfig } from '#config/model'
import type { Model } from '#core/model/model'
import { OpenaiModel } from '#core/model/openai/openai_model'
import { modelTimings } from '#core/model/timings'
import { UseBook } from '#core/model/usage/use_book'

let model: Model | null = modelConfig
  ? new OpenaiModel({ ...modelConfig, timings: modelTimings }, new UseBook(modelConfig))
  : null

/** The model of this process, or null where none is configured. */
export function currentModel(): Model | null {
  return model
}

/** Puts another model in its place, such as one that fails; the answer puts it back. */
export function useModel(other: Model | null): () => void {
  const before = model
  model = other
  return () => {
    model = before
  }
}
