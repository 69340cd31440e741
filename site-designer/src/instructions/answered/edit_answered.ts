import type { SlimPage } from '#designer/instructions/answered/slim_page'
import { operationFor } from '#designer/instructions/answered/operation_for'
import { applyEdit, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { ok, refused, type Result } from '#designer/result'
import { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'

const MOST_OPERATIONS = 60

/**
 * The operations of a model's answer about a page that it has read as `slim`, each made on the page
 * as the one before left it; or why they cannot be made, in words that the model is told. New sections
 * may lead where `instruction` says.
 */
export function editAnswered(
  html: string,
  slim: SlimPage,
  answer: unknown,
  instruction = ''
): Result<EditOperation[], string> {
  const asked = new UntrustedAnswer(answer).list('operations')
  if (asked.length === 0) return refused('There are no operations.')
  if (asked.length > MOST_OPERATIONS) return refused(`At most ${MOST_OPERATIONS} operations.`)
  const operations: EditOperation[] = []
  let page = html
  for (const [index, one] of asked.entries()) {
    const which = asked.length > 1 ? `Operation ${index + 1}: ` : ''
    const made = operationFor(page, slim, one, instruction)
    if (!made.ok) return refused(`${which}${made.error}`)
    const applied = applyEdit(page, [made.value])
    if (!applied.ok) return refused(`${which}${applied.error.message}`)
    page = applied.value.html
    operations.push(made.value)
  }
  return ok(operations)
}
