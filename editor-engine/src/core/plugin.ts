import type { Change } from './changes/change.ts'
import type { Page } from './page/page.ts'
import type { Refused } from './result.ts'

/** A requested edit of a page, as plain data: it can be sent, stored and applied elsewhere. */
export interface Operation {
  readonly type: string
}

/** The read-only page that a plugin gets. */
export type ReadonlyPage = Omit<Page, 'with' | 'judged'>

/**
 * The severity of a finding: an error breaks the page for some visitors, a warning makes it worse, an
 * info is only information.
 */
export type Severity = 'error' | 'warning' | 'info'

/** A finding of a check. */
export interface Diagnostic {
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  /**
   * What the finding is about, if the message does not contain it: a different address is a different
   * finding.
   */
  readonly subject?: string
  readonly from: number
  readonly to: number
  /** Id of the affected element, if it has one. */
  readonly element?: string
  /** Changes that fix it, if fixing is safe. */
  readonly fix?: readonly Change[]
}

/** A plan with more information than its changes. */
export interface Plan<Report = never> {
  readonly changes: readonly Change[]
  /** The operation must not change the elements of the page; the core checks that. */
  readonly keepsStructure?: boolean
  /** A last look at the page after the changes; the operation is refused with what it returns. */
  verify?(after: ReadonlyPage): Refused | undefined
  /** Passed on to the caller with the result. */
  readonly report?: Report
}

/** An edit that left every tag in place, so both pages have the same elements. */
export interface EditInPlace {
  readonly before: ReadonlyPage
  readonly after: ReadonlyPage
  /** The elements with another start tag, or another text directly after it. */
  readonly touched: readonly number[]
}

/**
 * A feature of an engine: a plain object, returned by a plain function. `Report` is what its plans
 * report, if they do.
 */
export interface Plugin<Op extends Operation = Operation, Report = never> {
  readonly name: string
  /** The operations that it supports. Two plugins must not have the same one. */
  readonly operation?: Op['type'] | readonly Op['type'][]
  /**
   * Returns changes in offsets of `page`, or a refusal. The operation is unchecked input, so the plugin
   * must validate it.
   */
  plan?(page: ReadonlyPage, operation: Op): readonly Change[] | Plan<Report> | Refused
  /** The problems of a page that this plugin checks for. */
  check?(page: ReadonlyPage): Iterable<Diagnostic>
  /**
   * What `check` finds after an edit and did not find before, without reading the whole page; undefined if
   * it has to be read.
   */
  recheck?(edit: EditInPlace): Diagnostic[] | undefined
}

/** A plugin with any type of operation. */
export interface AnyPlugin {
  readonly name: string
  readonly operation?: string | readonly string[]
  plan?(page: ReadonlyPage, operation: never): readonly Change[] | Plan<unknown> | Refused
  check?(page: ReadonlyPage): Iterable<Diagnostic>
  recheck?(edit: EditInPlace): Diagnostic[] | undefined
}

/** The reports of a list of plugins. */
export type ReportOf<Plugins extends readonly AnyPlugin[]> = {
  [Key in keyof Plugins]: Plugins[Key] extends Plugin<OperationOf<[Plugins[Key]]>, infer Report>
    ? Report
    : never
}[number]

/** The operations that a list of plugins supports. */
export type OperationOf<Plugins extends readonly AnyPlugin[]> = {
  [Key in keyof Plugins]: Plugins[Key] extends Plugin<infer Op, unknown> ? Op : never
}[number]
