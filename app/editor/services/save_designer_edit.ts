import type { DoneEdit } from 'site-designer'
import { clock } from '#core/clock'
import { ok, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { SaveRevision, type Stale, type Website } from '#websites/main'
import type { CarryFailure, InstructionEdit, Unchanged } from '#editor/services/apply_designer_edit'
import { pages } from '#editor/services/pages'
import { useUp } from '#editor/services/pending_edits'

interface MadeEdit {
  website: Website
  /** The page for which the edit was made, and its stored sheet: those of `website.version`. */
  html: string
  sheet?: string
  instruction: string
  edit: DoneEdit
  /** It was pending, and the person has said yes to it. */
  isAgreed?: boolean
  /** It completes an earlier edit, so that one undo reverts both. */
  completing?: { completes: string; foldKey: string }
  /** Aborted when the person no longer waits: nothing is saved then, and its reason is thrown. */
  stop?: AbortSignal
}

/** A saved edit, with the id of its revision. */
export type SavedEdit = InstructionEdit & { revision: string }

/** Applies a designer's edit and saves page and sheet of facts as one revision. */
export async function saveDesignerEdit({
  website,
  html,
  sheet,
  instruction,
  edit,
  isAgreed,
  completing,
  stop,
}: MadeEdit): Promise<Result<SavedEdit | Unchanged, CarryFailure | Stale>> {
  const made = await pages.applyDesignerEdit(html, edit, {
    instruction,
    now: clock.millis(),
    sheet,
  })
  if (!made.ok) return made
  if ('readings' in made.value) return ok(made.value)
  stop?.throwIfAborted()
  const revision = {
    website,
    html: made.value.html,
    sheet: made.value.sheet,
    author: 'ai' as const,
    summary: instruction,
    baseVersion: website.version,
    ...completing,
  }
  const saved = isAgreed
    ? await inTransaction(async (trx) => {
        const kept = await new SaveRevision().handle(revision, trx)
        if (kept.ok) await useUp(trx, website)
        return kept
      })
    : await new SaveRevision().handle(revision)
  return saved.ok ? ok({ ...made.value, revision: saved.value.id }) : saved
}
