import { modelConfig } from '#config/model'
import { currentModel } from '#core/model/main'
import { BuiltinDesigner } from '#planning/designers/builtin'
import type { Asker, Designer } from '#planning/designers/designer'
import { OpenaiDesigner } from '#planning/designers/openai'

const builtin = new BuiltinDesigner()

/** A model if one is configured, otherwise the built-in designer. */
let choose = (asker: Asker): Designer => {
  const model = currentModel()
  return model ? new OpenaiDesigner(model, builtin, asker, modelConfig?.design) : builtin
}

/** The designer of this process; `asker` is the person for whom it works. */
export function currentDesigner(asker: Asker = { tell: () => undefined }): Designer {
  return choose(asker)
}

/**
 * Replaces the designer, for example with one that sleeps or fails; the returned function restores it.
 * A designer that sends messages to the person is created per person.
 */
export function useDesigner(other: Designer | ((asker: Asker) => Designer)): () => void {
  const before = choose
  choose = typeof other === 'function' ? other : () => other
  return () => {
    choose = before
  }
}

/** What the built-in designer understands on this page, and whether a model understands more. */
export async function knownCommands(html: string, now: number, signal?: AbortSignal) {
  const commands = await builtin.commands(html, now, signal)
  return { commands, freeWords: currentDesigner() !== builtin }
}
