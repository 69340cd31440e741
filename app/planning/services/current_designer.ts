import { currentModel } from '#core/model/main'
import { BuiltinDesigner } from '#planning/designers/builtin'
import type { Asker, Designer } from '#planning/designers/designer'
import { OpenaiDesigner } from '#planning/designers/openai'

const builtin = new BuiltinDesigner()

/** A model where the environment names one, otherwise the rules that need none. */
let choose = (asker: Asker): Designer => {
  const model = currentModel()
  return model ? new OpenaiDesigner(model, builtin, asker) : builtin
}

/** The designer of this process; `asker` is the person for whom it works. */
export function currentDesigner(asker: Asker = { tell: () => undefined }): Designer {
  return choose(asker)
}

/**
 * Puts another designer in charge, such as one that sleeps or fails; the answer puts it back. One that
 * speaks to the person is made for them.
 */
export function useDesigner(other: Designer | ((asker: Asker) => Designer)): () => void {
  const before = choose
  choose = typeof other === 'function' ? other : () => other
  return () => {
    choose = before
  }
}
