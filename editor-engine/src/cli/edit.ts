import { ChangeSet, type Page } from '../index.ts'
import { isRefused, refuse, type Refused } from '../core/result.ts'
import { select } from '../select/index.ts'
import type { Ask } from './commands.ts'
import { engine } from './engine.ts'

export interface EditOutcome {
  readonly changes: ChangeSet
  readonly reports: readonly unknown[]
}

/** Applies the operations of a command to one page. */
export function edit(
  text: string,
  ask: Ask,
  target: { id?: string; select?: string } | undefined
): EditOutcome | Refused {
  const page = engine.open(text)
  if (!target) return outcome(engine.apply(page, ask('')))
  if (target.select === undefined) return outcome(engine.apply(page, ask(target.id ?? '')))
  return editSelected(page, ask, target.select)
}

/** Gives the element a temporary id for the duration of the operation. */
function editSelected(page: Page, ask: Ask, selector: string): EditOutcome | Refused {
  const found = select(page, selector)
  if (isRefused(found)) return found
  const [element] = found
  if (!element) return refuse('unknown_element', `"${selector}" finds no element on this page.`)
  if (found.length > 1) {
    return refuse(
      'ambiguous_element',
      `"${selector}" finds ${found.length} elements; it must find one.`
    )
  }
  const { id } = element
  if (id && page.element(id)) return outcome(engine.apply(page, ask(id)))
  const mark = ChangeSet.of([element.setAttribute('data-element-id', SELECTED)], page.length)
  const result = engine.apply(page.with(mark).page, ask(SELECTED))
  if (!result.ok) return result
  const unmark = mark.invert(page.text).map(result.changes)
  const changes = mark.compose(result.changes).compose(unmark)
  return { changes, reports: result.reports.map(({ report }) => report) }
}

const SELECTED = 'editor-engine-selected'

function outcome(result: ReturnType<typeof engine.apply>): EditOutcome | Refused {
  if (!result.ok) return result
  return { changes: result.changes, reports: result.reports.map(({ report }) => report) }
}
