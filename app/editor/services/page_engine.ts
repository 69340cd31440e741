import { addedDiagnostics, stripMarks, tag, type Diagnostic, type Refusal } from 'editor-engine'
import { EDIT_MARKS } from '#contract/edit_frame'
import { pageEngine } from '#contract/page_engine'
import type { PageOperation } from '#contract/page_operation'
import { ok, refused, type Result } from '#core/result'

export type { Page, PageElement, Refusal } from 'editor-engine'

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

/** Offset after the doctype that browsers heed; 0 where there is none, or where it never ends. */
export function afterDoctype(html: string): number {
  const { to = 0 } = pageEngine.open(html).locations.doctype ?? {}
  return html[to - 1] === '>' ? to : 0
}

export interface PageError {
  line: number
  message: string
}

/** The first error that the page has after and had not before: what no edit call may add either. */
export function addedError(before: string, after: string): PageError | undefined {
  const now = errorsOf(after)
  if (now.length === 0) return undefined
  const [first] = addedDiagnostics(errorsOf(before), now)
  if (!first) return undefined
  return { line: after.slice(0, first.from).split('\n').length, message: first.message }
}

function errorsOf(html: string): Diagnostic[] {
  const findings = pageEngine.check(pageEngine.open(html))
  return findings.filter(({ severity }) => severity === 'error')
}
