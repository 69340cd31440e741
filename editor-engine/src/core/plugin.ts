import type { Change } from './changes/change.ts'
import type { Page } from './page/page.ts'
import type { Refused } from './result.ts'

/** What someone wants done to a page, as plain data: it can be sent, stored and applied elsewhere. */
export interface Operation {
  readonly type: string
}

/** The page as a plugin sees it. Nothing on it writes. */
export type ReadonlyPage = Omit<Page, 'with' | 'judged'>

/** How bad a finding is: an error breaks the page for some, a warning makes it worse, an info is to know. */
export type Severity = 'error' | 'warning' | 'info'

/** Something that a check found on a page. */
export interface Diagnostic {
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  /** What the finding is about where the message does not quote it: another address is another finding. */
  readonly subject?: string
  readonly from: number
  readonly to: number
  /** Id of the element concerned, where it has one. */
  readonly element?: string
  /** Changes that mend it, where mending is safe. */
  readonly fix?: readonly Change[]
}

/** A plan that says more than its changes. */
export interface Plan {
  readonly changes: readonly Change[]
  /** The operation must leave the elements of the page as they are; the core checks it. */
  readonly keepsStructure?: boolean
  /** Told to the caller beside the result. */
  readonly report?: unknown
}

/** Something that an engine can do: a plain object, made by a plain function. */
export interface Plugin<Op extends Operation = Operation> {
  readonly name: string
  /** The operations it answers. Two plugins may not claim the same one. */
  readonly operation?: Op['type'] | readonly Op['type'][]
  /** Changes in offsets of `page`, or why not. It gets whatever the caller passed, so it must look. */
  plan?(page: ReadonlyPage, operation: Op): readonly Change[] | Plan | Refused
  /** What is wrong with a page, from this plugin's point of view. */
  check?(page: ReadonlyPage): Iterable<Diagnostic>
}

/** A plugin whose operations are not known yet. */
export interface AnyPlugin {
  readonly name: string
  readonly operation?: string | readonly string[]
  plan?(page: ReadonlyPage, operation: never): readonly Change[] | Plan | Refused
  check?(page: ReadonlyPage): Iterable<Diagnostic>
}

/** The operations that a list of plugins answers. */
export type OperationOf<Plugins extends readonly AnyPlugin[]> = {
  [Key in keyof Plugins]: Plugins[Key] extends Plugin<infer Op> ? Op : never
}[number]
