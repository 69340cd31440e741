import {
  addedDiagnostics,
  cleanText,
  stripMarks,
  tag,
  type Diagnostic,
  type Refusal,
} from 'editor-engine'
import { EDIT_MARKS } from '#contract/edit_frame'
import { pageEngine } from '#contract/page_engine'
import type { PageOperation } from '#contract/page_operation'
import { ok, refused, type Result } from '#core/result'

export type { Page, PageElement, Refusal } from 'editor-engine'

export interface EditedPage {
  html: string
  /** The number of changed places in the text. */
  changes: number
}

const MARKS = { prefix: 'data-sw-', overlay: EDIT_MARKS, keepsIds: true }

/** The page with all operations applied and every other byte unchanged; or none applied. */
export function edited(
  html: string,
  operations: readonly PageOperation[]
): Result<EditedPage, Refusal> {
  const result = pageEngine.apply(pageEngine.open(html), operations)
  if (!result.ok) return refused(result.error)
  return ok({ html: result.page.text, changes: result.changes.changes.length })
}

/** A page from outside in its stored form: without the editor's marks, with an id on every element. */
function prepared(html: string, now: number): string {
  return tag(stripMarks(html, MARKS), { now })
}

/** Offset after the doctype that browsers use; 0 if there is none, or if it never ends. */
export function afterDoctype(html: string): number {
  const { to = 0 } = pageEngine.open(html).locations.doctype ?? {}
  return html[to - 1] === '>' ? to : 0
}

export interface PageError {
  line: number
  message: string
}

/** Far above any page that a person writes. */
export const MOST_ELEMENTS = 40_000
export const DEEPEST = 512

export type Excess = 'elements' | 'depth'

/** A whole page that a person wants to save instead of `current`. */
export interface Candidate {
  isWhole: boolean
  /** The page in its stored form. */
  html: string
  /** The limit that the page exceeds. */
  excess?: Excess
  /** The error that the page would add. */
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

export interface Importable {
  isWhole: boolean
  /** The limit that the page exceeds. */
  excess?: Excess
  title: string
}

/** A page from outside, which is stored as it is. */
export function importable(html: string): Importable {
  if (!isWholePage(html)) return { isWhole: false, title: '' }
  const excess = excessOf(html)
  if (excess) return { isWhole: true, excess, title: '' }
  const titles = pageEngine
    .open(html)
    .elements()
    .filter((element) => element.tag === 'title' && !element.isForeign)
  const { value: title } = titles.next()
  return { isWhole: true, title: title ? cleanText(title) : '' }
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

/** The first error of the page that it did not have before, which no edit call may add either. */
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

/** The specification's check: an opening and a closing html tag, outside of comments. */
function isWholePage(html: string): boolean {
  // A missing end counts as the end of the text: otherwise the search would start again at each
  // position.
  const bare = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  const opening = /<html(?=[\s>])[^>]*/i.exec(bare)
  return opening !== null && /<\/html\s*>/i.test(bare.slice(opening.index))
}
