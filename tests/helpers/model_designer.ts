import type { Model } from '#core/model/main'
import { BuiltinDesigner } from '#planning/designers/builtin'
import { OpenaiDesigner } from '#planning/designers/openai'
import { useDesigner } from '#planning/services/current_designer'

const builtin = new BuiltinDesigner()

/** The product with a model whose answers a test gives; the answer puts the designer back. */
export function useModel(model: Model): () => void {
  return useDesigner((asker) => new OpenaiDesigner(model, builtin, asker))
}
