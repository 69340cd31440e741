import { problem, unsuccessful } from '#core/problem'
import type { Refusal } from '#editor/services/page_engine'

/** Why the engine changed nothing, in its own sentence; of a batch also which operation it was. */
export function refusalJson({ code, message, operation }: Refusal) {
  return unsuccessful(problem(code, message, operation === undefined ? {} : { operation }))
}
