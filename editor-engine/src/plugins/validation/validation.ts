import type { Change } from '../../core/changes/change.ts'
import { ChangeSet } from '../../core/changes/change_set.ts'
import { Page } from '../../core/page/page.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, Plugin, ReadonlyPage, Severity } from '../../core/plugin.ts'
import { checkAttributes, runningCode, unsafe } from './attributes.ts'
import { checkContent, checkOwnContent } from './content.ts'
import { checkDocument } from './document.ts'
import { recheck } from './recheck.ts'
import { checkTags } from './tags.ts'

/** Applies every fix that a check considers safe. */
export interface Mend {
  readonly type: 'mend'
}

/** What a check can find. */
export type Rule =
  | 'doctype'
  | 'outer_element'
  | 'language'
  | 'title'
  | 'unclosed_tag'
  | 'stray_end_tag'
  | 'uncertain_tags'
  | 'duplicate_id'
  | 'unsafe_url'
  | 'active_element'
  | 'event_handler'
  | 'alternative_text'
  | 'empty_link'
  | 'label'
  | 'heading_order'

/** What an engine with validation refuses. */
export interface ValidationOptions {
  /** How severe the findings of a rule are, other than usual; `off` leaves them out. */
  readonly rules?: Readonly<Partial<Record<Rule, Severity | 'off'>>>
  /**
   * No edit, whichever plugin makes it, may add or change what runs code: scripts, event handlers, frames
   * and the like, beside addresses that run code, which are always refused. What is on the page already
   * may stay.
   */
  readonly refusesCode?: boolean
}

/**
 * Checks a page. In an engine, an edit is judged by the errors that it adds: a page with old errors can
 * be edited, but no edit may add a new one.
 */
export function validation(options: ValidationOptions = {}): Plugin<Mend> {
  const { refusesCode = false, rules = {} } = options
  const ownChecks = [checkOwnContent, unsafe, ...(refusesCode ? [runningCode] : [])]
  return {
    name: 'validation',
    operation: 'mend',
    plan: (page) => fixes(page),
    check: (page) =>
      rated([...findings(page), ...(refusesCode ? allRunningCode(page) : [])], rules),
    recheck: (edit) => {
      const added = recheck(edit, ownChecks)
      return added && rated(added, rules)
    },
  }
}

function rated(
  found: readonly Diagnostic[],
  rules: NonNullable<ValidationOptions['rules']>
): Diagnostic[] {
  return found.flatMap((diagnostic) => {
    const severity = rules[diagnostic.rule as Rule] ?? diagnostic.severity
    return severity === 'off' ? [] : [{ ...diagnostic, severity }]
  })
}

/** All findings of the checks on a page, in the order of the text. */
export function validate(html: string): Diagnostic[] {
  return findings(Page.open(html)).sort((a, b) => a.from - b.from)
}

/** `html` after every safe fix. */
export function mend(html: string): string {
  const page = Page.open(html)
  return ChangeSet.of(fixes(page), page.length).apply(page.text)
}

function findings(page: ReadonlyPage): Diagnostic[] {
  const elements: PageElement[] = []
  for (let i = 0; i < page.size; i++) elements.push(page.at(i))
  return [
    ...checkDocument(page, elements),
    ...checkTags(page, elements),
    ...checkContent(elements),
    ...checkAttributes(page, elements),
  ]
}

function allRunningCode(page: ReadonlyPage): Diagnostic[] {
  return Array.from({ length: page.size }, (_, index) => [...runningCode(page.at(index))]).flat()
}

/**
 * In the order of the text; of two overlapping fixes, only the first. Of several end tags at one place
 * that of the innermost element comes first.
 */
function fixes(page: ReadonlyPage): Change[] {
  let end = 0
  return findings(page)
    .flatMap(({ fix }) => fix ?? [])
    .reverse()
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .filter(({ from, to }) => {
      const isFree = from >= end
      if (isFree) end = to
      return isFree
    })
}
