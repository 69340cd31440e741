import { ChangeSet } from './changes/change_set.ts'
import { Checks } from './checks.ts'
import * as Field from './html/field.ts'
import { Page, type Edited } from './page/page.ts'
import type {
  AnyPlugin,
  Diagnostic,
  Operation,
  OperationOf,
  Plan,
  Plugin,
  ReportOf,
} from './plugin.ts'

import { isRefused, refuse, type Refusal, type Refused } from './result.ts'

/** The operations were applied: the page after them, the changes and the reports. */
export interface Applied<Report = unknown> {
  readonly ok: true
  readonly page: Page
  /** From the page before to the page after; `changes.invert(before.text)` undoes them. */
  readonly changes: ChangeSet
  /** Findings of the checks that are new on this page. */
  readonly diagnostics: readonly Diagnostic[]
  /** Reports of the plugins, in the order of the operations. */
  readonly reports: readonly { readonly operation: number; readonly report: Report }[]
}

/** All operations were refused, and the page is unchanged. */
export interface NotApplied {
  readonly ok: false
  readonly error: Refusal
}

/** The result of applying operations: success and refusal are both values. */
export type Result<Report = unknown> = Applied<Report> | NotApplied

/** The result of `createEngine`: it opens pages, applies operations to them and checks them. */
export interface Engine<Op extends Operation = Operation, Report = unknown> {
  readonly plugins: readonly string[]
  /** The operations that the plugins support. */
  readonly operations: readonly string[]
  /** Opens any string. */
  open(html: string): Page
  /** Applies all operations in order, or none. The given page is never modified. */
  apply(page: Page, operations: Op | readonly Op[]): Result<Report>
  /** The findings of the plugins' checks. Throws what a check throws. */
  check(page: Page): Diagnostic[]
}

type Reporting = Plugin<Operation, unknown>
type Planners = Map<string, Reporting>

/** Creates an engine that supports the operations of these plugins only. */
export function createEngine<const Plugins extends readonly AnyPlugin[]>(options: {
  plugins: Plugins
}): Engine<OperationOf<Plugins>, ReportOf<Plugins>> {
  const plugins = options.plugins as unknown as readonly Reporting[]
  const planners = plannersOf(plugins)
  const checks = new Checks(plugins)

  const apply = (before: Page, operations: Operation | readonly Operation[]): Result => {
    const list = Array.isArray(operations) ? operations : [operations]
    const reports: Applied['reports'][number][] = []
    let page = before
    let changes = ChangeSet.empty(before.length)
    let isInPlace = true
    for (const [operation, asked] of list.entries()) {
      const step = applyOne(planners, page, asked)
      if (isRefused(step)) {
        return list.length > 1 ? { ok: false, error: { ...step.error, operation } } : step
      }
      const { report } = step
      if (report !== undefined) reports.push({ operation, report })
      changes = changes.compose(step.set)
      isInPlace &&= step.shifted
      page = step.page
    }
    let diagnostics: Diagnostic[] = []
    try {
      if (page !== before) diagnostics = checks.added(before, page, isInPlace ? changes : undefined)
    } catch (error) {
      return refuse('plugin_failed', `A check failed: ${error}`)
    }
    const error = diagnostics.find(({ severity }) => severity === 'error')
    if (error) return refuse('breaks_page', `The page would be broken: ${error.message}`)
    return { ok: true, page, changes, diagnostics, reports }
  }

  return {
    plugins: plugins.map(({ name }) => name),
    operations: [...planners.keys()],
    open: (html: string) => Page.open(html),
    apply: apply as Engine<Operation, ReportOf<Plugins>>['apply'],
    check: (page: Page) => [...checks.of(page)],
  }
}

function plannersOf(plugins: readonly Reporting[]): Planners {
  const planners: Planners = new Map()
  const names = new Set<string>()
  for (const plugin of plugins) {
    if (names.has(plugin.name)) {
      throw new Error(`editor-engine: two plugins "${plugin.name}"`)
    }
    names.add(plugin.name)
    for (const type of [plugin.operation ?? []].flat()) {
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

/** What carrying out a plan has made. */
export interface Step extends Edited {
  readonly set: ChangeSet
  readonly report: unknown
}

function applyOne(planners: Planners, page: Page, operation: Operation): Step | Refused {
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
  try {
    return carryOut(page, planner.plan!(page, operation))
  } catch (error) {
    return refuse('plugin_failed', `"${planner.name}" failed: ${error}`)
  }
}

/** The page after a plan, if it is as the plan promises. */
export function carryOut(
  before: Page,
  planned: ReturnType<NonNullable<Reporting['plan']>>
): Step | Refused {
  if (isRefused(planned)) return planned
  const plan = (Array.isArray(planned) ? { changes: planned } : planned) as Plan<unknown>
  const { report } = plan
  const set = ChangeSet.of(plan.changes, before.length)
  if (set.isEmpty) return { page: before, shifted: true, set, report }
  const { page, shifted, refused } = before.with(set)
  const wrong =
    refused ??
    (!shifted && plan.keepsStructure && !sameElements(before, page)
      ? refuse('structure', 'This would change the elements around it.')
      : plan.verify?.(page))
  return wrong ?? { page, shifted, set, report }
}

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
