import type { Edit, Sheet } from 'site-designer'
import type { MeasuredFinding } from '#contract/measuring'
import { clock } from '#core/clock'
import { fromJson } from '#core/json_text'
import { ok, refused, type Result } from '#core/result'
import { askDesigner } from '#planning/main'
import { currentHtml, currentSheet, htmlOfRevision, Revision, type Website } from '#websites/main'
import type { InstructionFailure, InstructionInput } from '#editor/actions/edit_by_instruction'
import type { InstructionEdit, Unchanged } from '#editor/services/apply_designer_edit'
import { saveDesignerEdit } from '#editor/services/save_designer_edit'

interface RepairInput extends InstructionInput {
  /** The id of the revision that the edit has made. */
  edit: string
  findings: MeasuredFinding[]
}

export type RepairFailure =
  | InstructionFailure
  /** The edit is not the newest change, has another instruction, or was repaired before. */
  | { reason: 'no_such_edit' }
  | { reason: 'no_such_section' }

/** The fold key of an edit that is repaired, or whose repair was tried. */
const REPAIRED = 'repaired'

const NOT_REPAIRED = 'This edit cannot be repaired.'

/**
 * Has the designer repair what its edit has spoilt, as a browser has measured it: once for an edit, and
 * one undo reverts both. It is a part of the same instruction, so the person's budget is not charged.
 */
export class RepairEdit {
  async handle({
    website,
    edit: id,
    findings,
    baseVersion,
    stop,
    ...asked
  }: RepairInput): Promise<Result<InstructionEdit | Unchanged, RepairFailure>> {
    const { version } = website
    if (baseVersion !== undefined && baseVersion !== version)
      return refused({ reason: 'stale', version })
    const edit = await repairable(website, id, asked.instruction)
    if (!edit) return refused({ reason: 'no_such_edit' })
    const [html, sheet] = [await currentHtml(website), await currentSheet(website)]
    if (!findings.every(({ section }) => html.includes(` id="${section}"`)))
      return refused({ reason: 'no_such_section' })
    if (!(await isFirstTry(edit))) return refused({ reason: 'no_such_edit' })

    const request = { ...asked, html, ...(sheet && { sheet: fromJson<Sheet>(sheet) }), findings }
    const answer = await askDesigner<Edit>(
      'edit',
      async (designer, signal) =>
        designer.repair?.({ ...request, now: clock.millis() }, signal) ?? cannot(NOT_REPAIRED),
      { stop }
    )
    if (!answer.ok) return answer
    const { value: repair } = answer
    if (repair.outcome !== 'done') {
      // The person is not asked about a repair that they do not know of.
      const { why } = repair.outcome === 'cannot' ? repair : cannot(NOT_REPAIRED)
      return refused({ reason: 'cannot', why, can: [] })
    }
    const saved = await saveDesignerEdit({
      website,
      html,
      sheet,
      instruction: asked.instruction,
      edit: repair,
      completing: { completes: edit.id, foldKey: REPAIRED },
      stop,
    })
    if (!saved.ok || 'readings' in saved.value) return saved
    return ok({ ...saved.value, before: await beforeEdit(edit, html) })
  }
}

function cannot(why: string): Extract<Edit, { outcome: 'cannot' }> {
  return { outcome: 'cannot', why, can: [] }
}

/** An edit by this instruction that is the website's newest change. */
async function repairable(
  website: Website,
  id: string,
  instruction: string
): Promise<Revision | null> {
  if (website.revisionId !== id) return null
  const edit = await Revision.find(id)
  const isThisOne =
    edit?.author === 'ai' && edit.foldKey === null && edit.summary === instruction.slice(0, 250)
  return isThisOne ? edit : null
}

/** Noted before the model is asked: of two calls at once only one asks it. */
async function isFirstTry({ id }: Revision): Promise<boolean> {
  const edits = Revision.query().where('id', id).whereNull('fold_key')
  const [count] = await edits.update({ fold_key: REPAIRED })
  return Number(count) === 1
}

/** The page before both, so that the report tells them as one. */
async function beforeEdit({ parentId }: Revision, html: string): Promise<string> {
  const parent = parentId === null ? null : await Revision.find(parentId)
  return parent ? htmlOfRevision(parent) : html
}
