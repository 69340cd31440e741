import type { Desk, Outcome } from '#designer/commands/desk'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import type { Sheet } from '#designer/sheet/sheet'
import { updatePage } from '#designer/sheet/update_page'

/** The page after its facts have changed, as one operation. */
export function updated(desk: Desk, before: Sheet, after: Sheet, name: string): Outcome {
  const { html } = desk.reading
  if (said(before) === said(after)) return desk.impossible('already_so')
  const { changes, leftAlone } = updatePage(html, before, after)
  const operation = changeSource(html, changes)
  if (!operation) return desk.impossible('fact_not_there', { fact: name })
  const done = desk.done([operation], 'fact_set', { fact: name })
  return done.is === 'done' ? { ...done, says: [done.says, ...leftAlone].join(' ') } : done
}

/** Who said a value makes no difference to a page. */
function said(sheet: Sheet): string {
  return JSON.stringify(sheet, (key, value: unknown) => (key === 'source' ? undefined : value))
}
