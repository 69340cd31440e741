import { ChangeSet, type Page } from '../index.ts'
import { isRefused, refuse, type Refused } from '../core/result.ts'
import { select } from '../select/index.ts'
import type { Ask } from './commands.ts'
import { engine } from './engine.ts'

export interface EditOutcome {
  readonly changes: ChangeSet
  readonly reports: readonly unknown[]
}

/** Applies what a command asks for to one page. */
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

/** The page gets ids for as long as the operation takes, and loses the ones that it did not have. */
function editSelected(page: Page, ask: Ask, selector: string): EditOutcome | Refused {
  const own = new Set([...page.elements()].map(({ id }) => id))
  const tagged = engine.apply(page, { type: 'tag', now: 0 })
  if (!tagged.ok) return tagged
  const found = select(tagged.page, selector)
  if (isRefused(found)) return found
  if (found.length !== 1) {
    return refuse(
      'ambiguous_element',
      `"${selector}" finds ${found.length} elements; it must find one.`
    )
  }
  const result = engine.apply(tagged.page, ask(found[0].id ?? ''))
  if (!result.ok) return result
  const added = [...result.page.elements()].filter(({ id }) => id !== undefined && !own.has(id))
  const untag = ChangeSet.of(
    added.flatMap((element) => element.removeAttribute('data-element-id')),
    result.page.length
  )
  const changes = tagged.changes.compose(result.changes).compose(untag)
  return { changes, reports: result.reports.map(({ report }) => report) }
}

function outcome(result: ReturnType<typeof engine.apply>): EditOutcome | Refused {
  if (!result.ok) return result
  return { changes: result.changes, reports: result.reports.map(({ report }) => report) }
}
