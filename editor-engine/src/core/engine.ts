import type { Change } from './changes/change.ts'
import { ChangeSet } from './changes/change_set.ts'
import * as Field from './html/field.ts'
import { Page } from './page/page.ts'
import type { AnyPlugin, Diagnostic, Operation, OperationOf, Plan, Plugin } from './plugin.ts'
import { isRefused, refuse, type Refusal, type Refused } from './result.ts'

/** The operations were applied: the page after them, the changes and the reports. */
export interface Applied {
  readonly ok: true
  readonly page: Page
  /** From the page before to the page after; `changes.invert(before.text)` undoes them. */
  readonly changes: ChangeSet
  /** Findings of the checks that are new on this page. */
  readonly diagnostics: readonly Diagnostic[]
  /** Reports of the plugins, in the order of the operations. */
  readonly reports: readonly { readonly operation: number; readonly report: unknown }[]
}

/** All operations were refused, and the page is unchanged. */
export interface NotApplied {
  readonly ok: false
  readonly error: Refusal
}

/** The result of applying operations: success and refusal are both values. */
export type Result = Applied | NotApplied

/** The result of `createEngine`: it opens pages, applies operations to them and checks them. */
export interface Engine<Op extends Operation = Operation> {
  readonly plugins: readonly string[]
  /** The operations that the plugins support. */
  readonly operations: readonly string[]
  /** Opens any string. */
  open(html: string): Page
  /** Applies all operations in order, or none. The given page is never modified. */
  apply(page: Page, operations: Op | readonly Op[]): Result
  /** The findings of the plugins' checks. */
  check(page: Page): Diagnostic[]
}

/** Creates an engine that supports the operations of these plugins only. */
export function createEngine<const Plugins extends readonly AnyPlugin[]>(options: {
  plugins: Plugins
}): Engine<OperationOf<Plugins>> {
  const plugins = options.plugins as unknown as readonly Plugin[]
  const planners = plannersOf(plugins)
  const checkers = plugins.filter((plugin) => plugin.check)
  const found = new WeakMap<Page, Diagnostic[]>()

  const check = (page: Page): Diagnostic[] => {
    let diagnostics = found.get(page)
    if (!diagnostics) {
      diagnostics = checkers.flatMap((plugin) => [...plugin.check!(page)])
      diagnostics.sort((a, b) => a.from - b.from)
      found.set(page, diagnostics)
    }
    return diagnostics
  }

  const newFindings = (before: Page, after: Page): Diagnostic[] => {
    const now = check(after)
    return now.length ? addedDiagnostics(check(before), now) : []
  }

  const apply = (before: Page, operations: Operation | readonly Operation[]): Result => {
    const list = Array.isArray(operations) ? operations : [operations]
    const reports: Applied['reports'][number][] = []
    let page = before
    let changes = ChangeSet.empty(before.length)
    for (let i = 0; i < list.length; i++) {
      const made = carryOut(planOne(planners, page, list[i]), page)
      if (isRefused(made)) {
        return list.length > 1 ? { ok: false, error: { ...made.error, operation: i } } : made
      }
      if (made.report !== undefined) reports.push({ operation: i, report: made.report })
      changes = changes.compose(made.changes)
      page = made.page
    }
    const diagnostics = page === before ? [] : newFindings(before, page)
    const error = diagnostics.find(({ severity }) => severity === 'error')
    if (error) return refuse('breaks_page', `The page would be broken: ${error.message}`)
    return { ok: true, page, changes, diagnostics, reports }
  }

  return Object.freeze({
    plugins: plugins.map(({ name }) => name),
    operations: [...planners.keys()],
    open: (html: string) => Page.open(html),
    apply,
    check: (page: Page) => [...check(page)],
  })
}

/** What carrying out a plan has made. */
interface Made extends Pick<Applied, 'page' | 'changes'> {
  readonly report: unknown
}

/** The page after a plan, if it is as the plan promises. */
export function carryOut(plan: Plan | Refused, page: Page): Made | Refused {
  if (isRefused(plan)) return plan
  const { keepsStructure, report } = plan
  const changes = ChangeSet.of(plan.changes, page.length)
  if (changes.isEmpty) return { page, changes, report }
  const { page: after, shifted } = page.with(changes)
  const wrong =
    !shifted && keepsStructure && !sameElements(page, after)
      ? refuse('structure', 'This would change the elements around it.')
      : plan.verify?.(after)
  return wrong ?? { page: after, changes, report }
}

function plannersOf(plugins: readonly Plugin[]): Map<string, Plugin> {
  const planners = new Map<string, Plugin>()
  const names = new Set<string>()
  for (const plugin of plugins) {
    if (names.has(plugin.name)) {
      throw new Error(`editor-engine: two plugins "${plugin.name}"`)
    }
    names.add(plugin.name)
    const claimed = plugin.operation ?? []
    for (const type of typeof claimed === 'string' ? [claimed] : claimed) {
      const other = planners.get(type)
      if (other) {
        throw new Error(`editor-engine: "${other.name}" and "${plugin.name}" both claim "${type}".`)
      }
      if (!plugin.plan) {
        throw new Error(`editor-engine: "${plugin.name}" claims "${type}" without a plan.`)
      }
      planners.set(type, plugin)
    }
  }
  return planners
}

function planOne(planners: Map<string, Plugin>, page: Page, operation: Operation): Plan | Refused {
  const type: unknown = (operation as Operation | null | undefined)?.type
  const planner = typeof type === 'string' ? planners.get(type) : undefined
  if (!planner) {
    const known = [...planners.keys()].join(', ')
    return refuse(
      'unknown_operation',
      typeof type === 'string'
        ? `No plugin answers "${type}". Known: ${known}.`
        : 'An operation is an object with a type.'
    )
  }
  let planned
  try {
    planned = planner.plan!(page, operation)
  } catch (error) {
    return refuse('plugin_failed', `"${planner.name}" failed: ${error}`)
  }
  return isRefused(planned) || !isList(planned) ? (planned as Plan | Refused) : { changes: planned }
}

const isList = (planned: unknown): planned is readonly Change[] => Array.isArray(planned)

function sameElements(before: Page, after: Page): boolean {
  const a = before.locations
  const b = after.locations
  if (a.count !== b.count) return false
  for (let row = 0; row < a.count * Field.count; row += Field.count) {
    if (a.rows[row + Field.info] !== b.rows[row + Field.info]) return false
    if (a.rows[row + Field.parent] !== b.rows[row + Field.parent]) return false
  }
  return true
}

/**
 * The diagnostics of `later` that are not in `earlier`. Two diagnostics are equal if rule, message and
 * subject are equal, at any position.
 */
export function addedDiagnostics(
  earlier: readonly Diagnostic[],
  later: readonly Diagnostic[]
): Diagnostic[] {
  const known = new Map<string, number>()
  const key = ({ rule, message, subject = '' }: Diagnostic) => `${rule}\n${message}\n${subject}`
  for (const diagnostic of earlier)
    known.set(key(diagnostic), (known.get(key(diagnostic)) ?? 0) + 1)
  return later.filter((diagnostic) => {
    const left = known.get(key(diagnostic)) ?? 0
    known.set(key(diagnostic), left - 1)
    return left <= 0
  })
}
