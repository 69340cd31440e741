import type { Change } from 'editor-engine'
import { applyEdit, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { PageReading } from '#designer/live_page/reading/page_reading'

interface Stretch {
  from: number
  to: number
}

/**
 * Whether an edit changes anything outside the selected element. Right beside it new things may be
 * put, and it may be moved as a whole; a token of the page colours everything, so it is outside.
 */
export function reachesBeyond(
  html: string,
  operations: readonly EditOperation[],
  selection: string
): boolean {
  let scope: Stretch | undefined = new PageReading(html).page.element(selection)?.range
  let page = html
  for (const operation of operations) {
    const applied = applyEdit(page, [operation])
    if (!scope || !applied.ok) return false
    scope = isOfSection(page, operation, scope)
      ? new PageReading(applied.value.html).page.element(selection)?.range
      : scopeAfter(page, scope, applied.value.changes)
    if (!scope) return true
    page = applied.value.html
  }
  return false
}

/** Its rules stand elsewhere on the page and reach nothing but the section. */
function isOfSection(page: string, operation: EditOperation, { from, to }: Stretch): boolean {
  if (operation.type !== 'change_source' || operation.section === undefined) return false
  const range = new PageReading(page).page.element(operation.section)?.range
  return range !== undefined && range.from >= from && range.to <= to
}

/** Where the selected element, or what came in its place, stands then; undefined beyond it. */
function scopeAfter(
  page: string,
  { from, to }: Stretch,
  changes: readonly Change[]
): Stretch | undefined {
  if (changes.every((change) => change.from >= from && change.to <= to)) {
    const grown = changes.reduce((sum, one) => sum + one.insert.length - (one.to - one.from), 0)
    return { from, to: to + grown }
  }
  return movedTo(page.slice(from, to), changes)
}

/** Of a move: the element goes in one place and comes, as it was, in another. */
function movedTo(element: string, changes: readonly Change[]): Stretch | undefined {
  const [one, other] = changes
  if (changes.length !== 2) return undefined
  const [goes, comes] = one.insert === '' ? [one, other] : [other, one]
  const isMoved =
    goes.insert === '' &&
    comes.from === comes.to &&
    goes.to - goes.from === element.length &&
    comes.insert.trim() === element.trim()
  if (!isMoved) return undefined
  const from = comes.from - (comes.from > goes.from ? element.length : 0)
  return { from, to: from + comes.insert.length }
}
