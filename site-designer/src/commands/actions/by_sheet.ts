import { besideBy } from '#designer/commands/actions/places'
import { insertSection } from '#designer/commands/actions/sections'
import type { PageEdit, Outcome } from '#designer/commands/page_edit'
import { sheetOf } from '#designer/commands/page_sheet'
import { Revision, type Answer } from '#designer/commands/sheet/revision'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import type { Sheet } from '#designer/sheet/sheet'
import { updatePage } from '#designer/sheet/update_page'
import type { SectionKind } from '#designer/site/kinds'

interface Names {
  /** What is changed, as the answer calls it. */
  name: string
  /** Added where the page has no place for the change. */
  section?: SectionKind
}

/**
 * Changes facts of a page: the sheet is read back from the page and changed by the same action that
 * changes the sheet of a plan, and the page is brought up to date.
 */
export function bySheet(
  edit: PageEdit,
  { name, section }: Names,
  change: (revision: Revision) => Answer
): Outcome {
  const before = sheetOf(edit.reading)
  const revision = new Revision(before, { kinds: [], page: {}, language: edit.language })
  const answer = change(revision)
  if (typeof answer === 'object' && 'cannot' in answer)
    return { is: 'impossible', why: answer.cannot }
  if (typeof answer !== 'object' || 'which' in answer)
    return edit.impossible('not_here', { words: name })
  const shown = updated(edit, before, revision.sheet, name)
  const isThere = edit.reading.sections.some(({ kind }) => kind === section)
  return shown.is === 'done' || !section || isThere
    ? shown
    : insertSection(edit, section, besideBy(edit, section), revision.sheet)
}

function updated(edit: PageEdit, before: Sheet, after: Sheet, name: string): Outcome {
  const { html } = edit.reading
  if (valuesOf(before) === valuesOf(after)) return edit.impossible('already_so')
  const { changes, leftAlone } = updatePage(html, before, after)
  const operation = changeSource(html, changes)
  if (!operation) return edit.impossible('fact_not_there', { fact: name })
  const done = edit.done([operation], 'fact_set', { fact: name })
  return done.is === 'done' ? { ...done, says: [done.says, ...leftAlone].join(' ') } : done
}

/** Who said a value makes no difference to a page. */
function valuesOf(sheet: Sheet): string {
  return JSON.stringify(sheet, (key, value: unknown) =>
    key === 'source' || key === 'edited' ? undefined : value
  )
}
