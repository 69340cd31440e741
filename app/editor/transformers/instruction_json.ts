import type { EditedByInstruction } from '#contract/api/editing'
import type { Website } from '#websites/main'
import type { InstructionEdit, Unchanged } from '#editor/services/apply_designer_edit'
import { pages } from '#editor/services/pages'
import { editJson } from '#editor/transformers/edit_json'

/**
 * The specification's answer to an edit by instruction, with a report of the changes. If nothing was
 * changed, the same fields describe the unchanged page, with the readings to choose from, if any.
 *
 * `parsing_method` is how the designer's answer was applied: `operations` if it consisted of
 * operations, otherwise the loosest method that the engine needed to find the lines that a model
 * rewrote.
 */
export async function instructionJson(
  website: Website,
  edit: InstructionEdit | Unchanged
): Promise<EditedByInstruction> {
  const rest = await editJson(website)
  const told = edit.notice === undefined ? {} : { notice: edit.notice }
  if ('readings' in edit) {
    const { html, analysis, summary, readings } = edit
    return {
      ...rest,
      modified_html: html,
      analysis,
      changes_applied: 0,
      summary,
      line_changes: [],
      parsing_method: 'operations',
      original_html_length: html.length,
      modified_html_length: html.length,
      receipt: [],
      readings,
      ...told,
    }
  }
  return {
    ...rest,
    modified_html: edit.html,
    analysis: edit.analysis,
    changes_applied: edit.operations,
    summary: edit.summary,
    line_changes: edit.lines,
    parsing_method: edit.linesFound ?? 'operations',
    original_html_length: edit.before.length,
    modified_html_length: edit.html.length,
    receipt: edit.receipt,
    readings: [],
    difference: await pages.pageDifference(edit.before, edit.html),
    restyled: edit.restyled,
    ...told,
  }
}
