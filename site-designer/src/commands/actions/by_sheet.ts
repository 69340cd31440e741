import { besideBy } from '#designer/commands/actions/places'
import { insertSection } from '#designer/commands/actions/sections'
import type { Desk, Outcome } from '#designer/commands/desk'
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
  desk: Desk,
  { name, section }: Names,
  change: (revision: Revision) => Answer
): Outcome {
  const before = sheetOf(desk.reading)
  const revision = new Revision(before, { kinds: [], page: {}, language: desk.language })
  const answer = change(revision)
  if (typeof answer === 'object' && 'cannot' in answer)
    return { is: 'impossible', why: answer.cannot }
  if (typeof answer !== 'object' || 'which' in answer)
    return desk.impossible('not_here', { words: name })
  const shown = updated(desk, before, revision.sheet, name)
  const isThere = desk.reading.sections.some(({ kind }) => kind === section)
  return shown.is === 'done' || !section || isThere
    ? shown
    : insertSection(desk, section, besideBy(desk, section), revision.sheet)
}

function updated(desk: Desk, before: Sheet, after: Sheet, name: string): Outcome {
  const { html } = desk.reading
  if (valuesOf(before) === valuesOf(after)) return desk.impossible('already_so')
  const { changes, leftAlone } = updatePage(html, before, after)
  const operation = changeSource(html, changes)
  if (!operation) return desk.impossible('fact_not_there', { fact: name })
  const done = desk.done([operation], 'fact_set', { fact: name })
  return done.is === 'done' ? { ...done, says: [done.says, ...leftAlone].join(' ') } : done
}

/** Who said a value makes no difference to a page. */
function valuesOf(sheet: Sheet): string {
  return JSON.stringify(sheet, (key, value: unknown) =>
    key === 'source' || key === 'edited' ? undefined : value
  )
}
