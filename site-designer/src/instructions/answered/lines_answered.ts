import { isRefused, numberLines, readAnswer } from 'editor-engine'
import { applyEdit, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { ok, refused, type Result } from '#designer/result'

/** A drawing inside the page's own text: 20,000 characters that say nothing to a model. */
const DRAWING = /data:[^"'<>\n]{200,}/g
const KEPT = /data:kept-(\d+)/g

/**
 * The page line by line, as a model reads it that answers with lines. Drawings stand there by number;
 * an answer that keeps one keeps the drawing.
 */
export function pageLines(html: string): string {
  let count = 0
  return numberLines(html.replace(DRAWING, () => `data:kept-${++count}`))
}

function withDrawings(html: string, answer: string): string {
  const drawings = html.match(DRAWING) ?? []
  return answer.replace(KEPT, (name, number) => drawings[Number(number) - 1] ?? name)
}

/**
 * The lines that a model answered with, in whichever form it chose, as operations; or why they cannot
 * be made. The whole page anew is no answer: nobody could tell what it changes.
 */
export function linesAnswered(html: string, answer: string): Result<EditOperation[], string> {
  const edits = readAnswer(withDrawings(html, answer))
  if (isRefused(edits)) return refused(edits.error.message)
  if (edits.some((edit) => 'page' in edit)) return refused('Answer with the changed lines only.')
  const operations: EditOperation[] = [{ type: 'edit_lines', edits }]
  const applied = applyEdit(html, operations)
  return applied.ok ? ok(operations) : refused(applied.error.message)
}
