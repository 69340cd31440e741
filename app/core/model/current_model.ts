import type { Model } from '#core/model/model'

/** The model of this process, or null where none is configured. */
export function currentModel(): Model | null {
  return null
}
