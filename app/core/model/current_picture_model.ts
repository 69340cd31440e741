import { modelConfig } from '#config/model'
import { OpenaiPictures } from '#core/model/openai/openai_pictures'
import type { PictureModel } from '#core/model/picture_model'
import { modelTimings } from '#core/model/timings'
import { ModelUseLog } from '#core/model/usage/model_use_log'

let model: PictureModel | null = modelConfig?.pictureModel
  ? new OpenaiPictures(
      {
        ...modelConfig,
        model: modelConfig.pictureModel,
        timeout: modelTimings.picture,
        rest: modelTimings.rest,
        quotaRest: modelTimings.quotaRest,
      },
      new ModelUseLog(modelConfig)
    )
  : null

/** The model for pictures of this process, or null if none is configured. */
export function currentPictureModel(): PictureModel | null {
  return model
}

/** Replaces the model, for example with one that fails; the returned function restores it. */
export function usePictureModel(other: PictureModel | null): () => void {
  const before = model
  model = other
  return () => {
    model = before
  }
}
