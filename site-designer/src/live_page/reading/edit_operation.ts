import {
  createEngine,
  lineEdits,
  pagePlugins,
  refuse,
  sections,
  type Change,
  type OperationOf,
  type Plugin,
  type Refusal,
} from 'editor-engine'
import { ok, refused, type Result } from '#designer/result'

/** A stretch of the text as it stands, and what comes in its place. */
interface SourceChange extends Change {
  readonly was: string
}

/**
 * Changes to the text itself, for what no other operation names: an attribute, an item of a list, a
 * word wherever it stands. Refused where the text is not the one that they were made for.
 */
export interface ChangeSource {
  readonly type: 'change_source'
  readonly changes: readonly SourceChange[]
  /** Id of the element that is a section, where nothing but it, its rules and what is new beside it changes. */
  readonly section?: string
}

function source(): Plugin<ChangeSource> {
  return {
    name: 'source',
    operation: 'change_source',
    plan(page, { changes }) {
      if (!Array.isArray(changes)) return refuse('bad_operation', 'The changes must be a list.')
      const moved = changes.some(({ from, to, was }) => page.slice(from, to) !== was)
      if (moved) return refuse('page_moved_on', 'The page is no longer what this change was for.')
      return changes.map(({ from, to, insert }) => ({ from, to, insert }))
    },
  }
}

const plugins = [
  // What a designer writes is not bound by what fits into the editor's text field.
  ...pagePlugins({ text: { limit: Number.POSITIVE_INFINITY, fillEmpty: true } }),
  sections(),
  lineEdits(),
  source(),
] as const

/** Everything that a designer may ask of a page. Line edits are what models answer with. */
export type EditOperation = OperationOf<typeof plugins>

const engine = createEngine({ plugins })

export interface EditedPage {
  html: string
  /** From the page before to the page after, in order. */
  changes: readonly Change[]
  /**
   * How line edits were found, the loosest way that was needed; undefined where there were none,
   * because every other operation says exactly what it means.
   */
  linesFound?: string
}

/**
 * The page after all of the operations, every other byte as it was; or none of them. An edit that
 * would bring a new error into the page is refused too.
 */
export function applyEdit(
  html: string,
  operations: readonly EditOperation[]
): Result<EditedPage, Refusal> {
  const result = engine.apply(engine.open(html), operations)
  if (!result.ok) return refused(result.error)
  const { page, changes, reports } = result
  // Line edits alone tell of themselves.
  const [told] = reports.map(({ report }) => report)
  return ok({
    html: page.text,
    changes: changes.changes,
    ...(told ? { linesFound: told.parsing_method } : {}),
  })
}

/** `changes` to `html` as an operation; undefined where there is nothing to change. */
export function changeSource(html: string, changes: readonly Change[]): ChangeSource | undefined {
  const list = changes
    .map((change) => ({ ...change, was: html.slice(change.from, change.to) }))
    .filter(({ was, insert }) => was !== insert)
  return list.length > 0 ? { type: 'change_source', changes: list } : undefined
}
