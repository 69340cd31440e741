import type { Sheet } from 'site-designer'
import { clock } from '#core/clock'
import { fromJson } from '#core/json_text'
import { ok, refused, type Result } from '#core/result'
import { askDesigner, type DesignerFailure } from '#planning/main'
import {
  currentHtml,
  currentSheet,
  readAgain,
  SaveRevision,
  type Stale,
  type Website,
} from '#websites/main'
import type { CarryFailure, InstructionEdit, Unchanged } from '#editor/services/apply_designer_edit'
import { pages } from '#editor/services/pages'

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
 * undo reverts, page and sheet of facts together. The report is made from the actual changes.
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
      const answer = await askDesigner(
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
        return ok({ html, analysis: edit.question, summary: '', readings: edit.readings, notice })
      }

      const made = await pages.applyDesignerEdit(html, edit, {
        instruction: asked.instruction,
        now: clock.millis(),
        sheet,
      })
      if (!made.ok || 'readings' in made.value) return made
      stop?.throwIfAborted()
      const saved = await new SaveRevision().handle({
        website,
        html: made.value.html,
        sheet: made.value.sheet,
        author: 'ai',
        summary: asked.instruction,
        baseVersion: website.version,
      })
      if (saved.ok) {
        const restyled = edit.restyled && { edit: saved.value.id, sections: edit.restyled }
        return ok({ ...made.value, notice, restyled })
      }
      await readAgain(website)
    }
    return refused({ reason: 'stale', version: website.version })
  }
}
