import { problem, unsuccessful } from '#core/problem'
import type { Refusal } from '#editor/services/page_engine'

/** Why the engine changed nothing, in its own sentence; for a batch also the index of the operation. */
export function refusalJson({ code, message, operation }: Refusal) {
  return unsuccessful(problem(code, message, operation === undefined ? {} : { operation }))
}
