import {
  applyEdit,
  changeSource,
  followPage,
  unaskedIn,
  type ClauseEdit,
  type DoneEdit,
  type EditOperation,
  type Sheet,
} from 'site-designer'
import type { LineChange, Restyled } from '#contract/api/editing'
import { fromJson, toJson, type Json } from '#core/json_text'
import { ok, refused, type Result } from '#core/result'
import { lineChanges } from '#editor/services/line_changes'

/** One part of an instruction, and its changes to the page. */
interface Receipt extends Omit<ClauseEdit, 'operations'> {
  changes: LineChange[]
}

export interface InstructionEdit {
  before: string
  html: string
  /** The stored sheet after the edit, if the website has one. */
  sheet?: Json<Sheet>
  analysis: string
  summary: string
  /** The number of operations. */
  operations: number
  lines: LineChange[]
  linesFound?: string
  receipt: Receipt[]
  /** A message for the person, if the result may differ from what they expect. */
  notice?: string
  /** What a model has set in another way, for a browser to measure. */
  restyled?: Restyled
}

/** Nothing was changed: the person is asked which reading is meant, or told why. */
export interface Unchanged {
  html: string
  /** The question, or what was understood. */
  analysis: string
  summary: string
  readings: { id: string; label: string }[]
  notice?: string
}

export type CarryFailure =
  /** The edit would add code or an address that the instruction does not ask for. */
  | { reason: 'unasked'; what: string }
  /** The designer's answer could not be applied to the page. */
  | { reason: 'unusable_answer'; cause: string }

const MOST_PER_CLAUSE = 5
/** Shown instead of the designer's own summary, which may claim more than was done. */
const ALREADY_SO = 'The page is already as you asked.'

interface Asked {
  instruction: string
  now: number
  /** The sheet that is stored with the page. */
  sheet?: Json<Sheet>
}

/** Applies a designer's edit to the page and to its sheet, and reports what it changed. */
export function applyDesignerEdit(
  before: string,
  edit: DoneEdit,
  { instruction, now, sheet }: Asked
): Result<InstructionEdit | Unchanged, CarryFailure> {
  const made = sheet ? withSheet(before, edit, fromJson(sheet)) : edit
  const { operations, clauses, analysis, summary } = made
  const tag = { type: 'tag', now } as const
  const whole = applyEdit(before, [...operations, tag])
  const plain = applyEdit(before, operations)
  if (!whole.ok || !plain.ok) {
    const cause = whole.ok ? 'The page cannot be read.' : whole.error.message
    return refused({ reason: 'unusable_answer', cause })
  }
  if (plain.value.html === before) {
    return ok({ html: before, analysis, summary: ALREADY_SO, readings: [] })
  }
  const [unasked] = unaskedIn(before, whole.value.html, instruction)
  if (unasked) return refused({ reason: 'unasked', what: unasked.what })
  const { html, changes, linesFound } = plain.value
  return ok({
    before,
    html: whole.value.html,
    ...(made.sheet ? { sheet: toJson(made.sheet) } : {}),
    analysis,
    summary,
    operations: operations.filter(isCounted).length,
    lines: lineChanges(before, html, changes),
    ...(linesFound ? { linesFound } : {}),
    receipt: receiptFor(before, operations, clauses),
  })
}

/** The edit with the sheet that belongs to its page; other places that show a changed fact follow. */
function withSheet(before: string, edit: DoneEdit, stored: Sheet): DoneEdit {
  const applied = applyEdit(before, edit.operations)
  if (!applied.ok) return edit
  const { html } = applied.value
  const { sheet, changes } = followPage(edit.sheet ?? stored, before, html)
  const follow = changeSource(html, changes)
  const last = edit.clauses.findLastIndex(({ done }) => done)
  if (!follow || last < 0) return { ...edit, sheet }
  // It is told as a part of the last thing that was done.
  const clauses = edit.clauses.map((clause, at) =>
    at === last ? { ...clause, operations: clause.operations + 1 } : clause
  )
  return { ...edit, sheet, operations: [...edit.operations, follow], clauses }
}

/** Operations that add ids belong to the editor, so they are not counted as changes. */
function isCounted({ type }: EditOperation): boolean {
  return type !== 'tag'
}

/** Each clause has some of the operations, applied to the page after the previous clause. */
function receiptFor(
  html: string,
  operations: readonly EditOperation[],
  clauses: readonly ClauseEdit[]
): Receipt[] {
  let at = operations.length - clauses.reduce((sum, clause) => sum + clause.operations, 0)
  let page = at > 0 ? after(html, operations.slice(0, at)).html : html
  return clauses.map(({ operations: count, ...clause }) => {
    const before = page
    const step = after(before, operations.slice(at, at + count).filter(isCounted))
    page = after(before, operations.slice(at, at + count)).html
    at += count
    return { ...clause, changes: lineChanges(before, step.html, step.changes, MOST_PER_CLAUSE) }
  })
}

/** Operations that have already been applied. */
function after(html: string, operations: readonly EditOperation[]) {
  const edited = applyEdit(html, operations)
  if (!edited.ok) throw new Error(`An edit that was made cannot be told: ${edited.error.message}`)
  return edited.value
}
