import { unsuccessful } from '#core/problem'
import type { Refusal } from '#editor/services/page_engine'

/** Why the engine changed nothing, in its own sentence; of a batch also which operation it was. */
export function refusalJson({ code, message, operation }: Refusal) {
  const body = unsuccessful(code, message)
  return operation === undefined ? body : { ...body, operation }
}
