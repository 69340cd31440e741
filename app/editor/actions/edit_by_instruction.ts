import type { Edit, Sheet } from 'site-designer'
import { clock } from '#core/clock'
import { fromJson } from '#core/json_text'
import { ok, refused, type Result } from '#core/result'
import { askDesigner, type Answered, type DesignerFailure } from '#planning/main'
import { currentHtml, currentSheet, readAgain, type Stale, type Website } from '#websites/main'
import type { CarryFailure, InstructionEdit, Unchanged } from '#editor/services/apply_designer_edit'
import { keepPending, pendingEdit } from '#editor/services/pending_edits'
import { saveDesignerEdit } from '#editor/services/save_designer_edit'

export interface InstructionInput {
  website: Website
  instruction: string
  /** Id of the element that is selected in the editor. */
  selection?: string
  /** Ids of the readings that the person chose when the designer asked. */
  choices?: string[]
  /** The version that the person sees; undefined means the current one. */
  baseVersion?: number
  /** Aborted when the person no longer waits: nothing is saved then, and its reason is thrown. */
  stop?: AbortSignal
}

export type InstructionFailure =
  { reason: 'cannot'; why: string; can: string[] } | CarryFailure | DesignerFailure | Stale

/** How often the designer is asked again because somebody else changed the page meanwhile. */
const ATTEMPTS = 3

/**
 * Changes a page by a person's instruction: everything that can be done becomes one revision, which one
 * undo reverts, page and sheet of facts together. The report is made from the actual changes. A yes to
 * an edit that the person was asked about carries out that edit, without asking the designer again.
 */
export class EditByInstruction {
  async handle({
    website,
    baseVersion,
    stop,
    ...asked
  }: InstructionInput): Promise<Result<InstructionEdit | Unchanged, InstructionFailure>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (baseVersion !== undefined && baseVersion !== website.version) break

      const [html, sheet] = [await currentHtml(website), await currentSheet(website)]
      const request = { ...asked, html, ...(sheet && { sheet: fromJson<Sheet>(sheet) }) }
      const agreed = await pendingEdit(website, asked)
      if (agreed === 'used') {
        await readAgain(website)
        break
      }
      const answer: Answered<Edit> = agreed
        ? ok(agreed)
        : await askDesigner(
            'edit',
            (designer, signal) => designer.edit({ ...request, now: clock.millis() }, signal),
            { userId: website.userId, stop }
          )
      if (!answer.ok) return answer
      const { value: edit, notice } = answer
      if (edit.outcome === 'cannot') {
        return refused({ reason: 'cannot', why: edit.why, can: edit.can })
      }
      if (edit.outcome === 'readings') {
        const { question, readings, pending } = edit
        if (pending) await keepPending(website, asked, { reading: readings[0].id, edit: pending })
        return ok({ html, analysis: question, summary: '', readings, notice })
      }

      const { instruction } = asked
      const isAgreed = agreed !== undefined
      const made = { website, html, sheet, instruction, edit, isAgreed, stop }
      const saved = await saveDesignerEdit(made)
      if (saved.ok) {
        if ('readings' in saved.value) return saved
        const { revision, ...told } = saved.value
        const restyled = edit.restyled && { edit: revision, sections: edit.restyled }
        return ok({ ...told, notice, restyled })
      }
      if (saved.error.reason !== 'stale') return refused(saved.error)
      await readAgain(website)
      // Probably by the same yes, sent twice at once.
      if (isAgreed) break
    }
    return refused({ reason: 'stale', version: website.version })
  }
}
