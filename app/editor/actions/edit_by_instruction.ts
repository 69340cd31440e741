import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import { askDesigner, patience, type DesignerFailure } from '#planning/main'
import { applyEdit, unaskedIn, type ClauseEdit, type Edit, type EditOperation } from 'site-designer'
import type { LineChange } from '#contract/api/editing'
import { currentHtml, readAgain, SaveRevision, type Stale, type Website } from '#websites/main'
import { lineChanges } from '#editor/services/line_changes'

export interface InstructionInput {
  website: Website
  instruction: string
  /** Id of the element that is selected in the editor. */
  selection?: string
  /** Ids of the readings that were picked when the designer asked back. */
  choices?: string[]
  /** The version that the person looks at; undefined means whatever is current. */
  baseVersion?: number
}

/** One thing that was asked for, and what of the page it changed. */
interface Receipt extends Omit<ClauseEdit, 'operations'> {
  changes: LineChange[]
}

export interface InstructionEdit {
  before: string
  html: string
  analysis: string
  summary: string
  /** How many operations there were. */
  operations: number
  lines: LineChange[]
  linesFound?: string
  receipt: Receipt[]
  /** A line for the person, where it was done in another way than they may expect. */
  notice?: string
}

/** Nothing was changed: the person is asked which of these is meant. */
export interface Question {
  html: string
  question: string
  readings: { id: string; label: string }[]
  notice?: string
}

export type InstructionFailure =
  | { reason: 'cannot'; why: string; can: string[] }
  /** The edit would bring in code or an address that the instruction does not ask for. */
  | { reason: 'unasked'; what: string }
  /** The designer answered with what the page cannot take. */
  | { reason: 'unusable_answer'; cause: string }
  | DesignerFailure
  | Stale

/** Others may write while the designer is at it; this often we ask again. */
const ATTEMPTS = 3
const MOST_PER_CLAUSE = 5

/**
 * Has a page changed by what the person said about it: all that can be done as one revision, which
 * one undo takes back. What is told of it is made from the changes themselves.
 */
export class EditByInstruction {
  async handle({
    website,
    baseVersion,
    ...asked
  }: InstructionInput): Promise<Result<InstructionEdit | Question, InstructionFailure>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (baseVersion !== undefined && baseVersion !== website.version) break

      const html = await currentHtml(website)
      const answer = await askDesigner(
        patience.edit,
        (designer, signal) => designer.edit({ ...asked, html, now: clock.millis() }, signal),
        { userId: website.userId }
      )
      if (!answer.ok) return answer
      const { value: edit, notice } = answer
      if (edit.outcome === 'cannot') {
        return refused({ reason: 'cannot', why: edit.why, can: edit.can })
      }
      if (edit.outcome === 'readings') {
        return ok({ html, question: edit.question, readings: edit.readings, notice })
      }

      const made = carriedOut(html, edit)
      if (!made.ok) return made
      const [unasked] = unaskedIn(html, made.value.html, asked.instruction)
      if (unasked) return refused({ reason: 'unasked', what: unasked.what })
      const saved = await new SaveRevision().handle({
        website,
        html: made.value.html,
        author: 'ai',
        summary: asked.instruction,
        baseVersion: website.version,
      })
      if (saved.ok) return ok({ ...made.value, notice })
      await readAgain(website)
    }
    return refused({ reason: 'stale', version: website.version })
  }
}

type Done = Extract<Edit, { outcome: 'done' }>

function carriedOut(
  before: string,
  { operations, clauses, analysis, summary }: Done
): Result<InstructionEdit, { reason: 'unusable_answer'; cause: string }> {
  const tag = { type: 'tag', now: clock.millis() } as const
  const whole = applyEdit(before, [...operations, tag])
  const plain = applyEdit(before, operations)
  if (!whole.ok || !plain.ok) {
    const cause = whole.ok ? 'The page cannot be read.' : whole.error.message
    return refused({ reason: 'unusable_answer', cause })
  }
  if (plain.value.html === before) {
    return refused({ reason: 'unusable_answer', cause: 'Nothing would change.' })
  }
  const { html, changes, linesFound } = plain.value
  return ok({
    before,
    html: whole.value.html,
    analysis,
    summary,
    operations: operations.filter(isCounted).length,
    lines: lineChanges(before, html, changes),
    ...(linesFound ? { linesFound } : {}),
    receipt: receiptFor(before, operations, clauses),
  })
}

/** Ids for new elements are the editor's own business. */
function isCounted({ type }: EditOperation): boolean {
  return type !== 'tag'
}

/** Each clause has its share of the operations, on the page as the clause before left it. */
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

/** Operations that were applied once already. */
function after(html: string, operations: readonly EditOperation[]) {
  const edited = applyEdit(html, operations)
  if (!edited.ok) throw new Error(`An edit that was made cannot be told: ${edited.error.message}`)
  return edited.value
}
