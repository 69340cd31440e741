import {
  addedDiagnostics,
  stripMarks,
  tag,
  validate,
  type Diagnostic,
  type Refusal,
} from 'editor-engine'
import { EDIT_MARKS } from '#contract/edit_frame'
import { pageEngine } from '#contract/page_engine'
import type { PageOperation } from '#contract/page_operation'
import { ok, refused, type Result } from '#core/result'

export type { Refusal } from 'editor-engine'

export interface EditedPage {
  html: string
  /** How many places of the text differ. */
  changes: number
}

const MARKS = { prefix: 'data-sw-', overlay: EDIT_MARKS, keepsIds: true }

/** The page with all of the operations made, every other byte as it was; or none of them. */
export function edited(
  html: string,
  operations: readonly PageOperation[]
): Result<EditedPage, Refusal> {
  const result = pageEngine.apply(pageEngine.open(html), operations)
  if (!result.ok) return refused(result.error)
  return ok({ html: result.page.text, changes: result.changes.changes.length })
}

/** A page from outside as it is kept: without the editor's marks, with an id on every element. */
export function prepared(html: string, now: number): string {
  return tag(stripMarks(html, MARKS), { now })
}

/** What is wrong on the page after and was not on the page before, as far as it is refused. */
export function newFault(before: string, after: string): { line: number; message: string } | null {
  const now = refusedFaults(after)
  if (now.length === 0) return null
  const [first] = addedDiagnostics(refusedFaults(before), now)
  if (!first) return null
  return { line: after.slice(0, first.from).split('\n').length, message: first.message }
}

/**
 * A page is a person's own, so scripts and untidy tags are no faults here. These are: a missing
 * title, an id that two elements have, and an address that is code.
 */
function refusedFaults(html: string): Diagnostic[] {
  return validate(html).filter(({ rule, subject = '' }) => {
    if (rule === 'unsafe_url') return subject.split(';').some(isCode)
    return rule === 'title' || rule === 'duplicate_id'
  })
}

/** Read as browsers read addresses, which pass over white space in them. */
function isCode(address: string): boolean {
  return URL.parse(address, 'https://page.invalid/')?.protocol === 'javascript:'
}
