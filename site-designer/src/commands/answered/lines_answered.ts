import { isRefused, numberLines, readAnswer } from 'editor-engine'
import { applyEdit, type EditOperation } from '#designer/renderer/reading/edit_operation'
import { ok, refused, type Result } from '#designer/result'

/** The page line by line, as a model reads it that answers with lines. */
export function pageLines(html: string): string {
  return numberLines(html)
}

/**
 * The lines that a model answered with, in whichever form it chose, as operations; or why they cannot
 * be made. The whole page anew is no answer: nobody could tell what it changes.
 */
export function linesAnswered(html: string, answer: string): Result<EditOperation[], string> {
  const edits = readAnswer(answer)
  if (isRefused(edits)) return refused(edits.error.message)
  if (edits.some((edit) => 'page' in edit)) return refused('Answer with the changed lines only.')
  const operations: EditOperation[] = [{ type: 'edit_lines', edits }]
  const applied = applyEdit(html, operations)
  if (!applied.ok) return refused(applied.error.message)
  return applied.value.html === html ? refused('Nothing would change.') : ok(operations)
}
