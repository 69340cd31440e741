import type { Model } from '#core/model/main'
import { BuiltinDesigner } from '#planning/designers/builtin'
import { OpenaiDesigner } from '#planning/designers/openai'
import type { DesignMode } from '#planning/designers/openai/design'
import { useDesigner } from '#planning/services/current_designer'

const builtin = new BuiltinDesigner()

/**
 * Runs the product with a model whose answers a test defines; the returned function restores the
 * designer.
 */
export function useModel(model: Model, design: DesignMode = 'words'): () => void {
  return useDesigner((asker) => new OpenaiDesigner(model, builtin, asker, design))
}
