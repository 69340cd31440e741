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
function prepared(html: string, now: number): string {
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

/** No page that a person wrote comes near these. */
export const MOST_ELEMENTS = 40_000
export const DEEPEST = 512

export type Excess = 'elements' | 'depth'

/** A whole page that somebody wants to save in the place of `current`. */
export interface Candidate {
  isWhole: boolean
  /** As it would be kept. */
  html: string
  /** What there is too much of. */
  excess?: Excess
  /** What it would break. */
  error?: PageError
}

export function savable(html: string, current: string, now: number): Candidate {
  if (!isWholePage(html)) return { isWhole: false, html }
  const excess = excessOf(html)
  if (excess) return { isWhole: true, html, excess }
  const page = prepared(html, now)
  const error = addedError(current, page)
  return { isWhole: true, html: page, ...(error && { error }) }
}

function excessOf(html: string): Excess | undefined {
  const depths: number[] = []
  for (const { index, parent } of pageEngine.open(html).elements()) {
    if (index >= MOST_ELEMENTS) return 'elements'
    depths[index] = parent ? depths[parent.index] + 1 : 0
    if (depths[index] > DEEPEST) return 'depth'
  }
  return undefined
}

/** The first error that the page has after and had not before: what no edit call may add either. */
function addedError(before: string, after: string): PageError | undefined {
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

/** The specification's check: an opening and a closing html tag, which comments do not count for. */
function isWholePage(html: string): boolean {
  // An end that is missing is the text's end: a search that fails there would begin again and again.
  const bare = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  const opening = /<html(?=[\s>])[^>]*/i.exec(bare)
  return opening !== null && /<\/html\s*>/i.test(bare.slice(opening.index))
}
