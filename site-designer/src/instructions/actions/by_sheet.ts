import { besideBy } from '#designer/instructions/actions/places'
import { insertSection } from '#designer/instructions/actions/sections'
import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import { sheetOf } from '#designer/instructions/page_sheet'
import { SheetEdit, type Answer } from '#designer/instructions/sheet/sheet_edit'
import { changeSource } from '#designer/live_page/reading/edit_operation'
import type { Sheet } from '#designer/sheet/sheet'
import { updatePage } from '#designer/live_page/update_page'
import type { SectionKind } from '#designer/site/kinds'

interface Names {
  /** What is changed, as the answer calls it. */
  name: string
  /** Added where the page has no place for the change. */
  section?: SectionKind
}

type Change = (sheetEdit: SheetEdit) => Answer

/**
 * Changes facts of a page: its sheet is changed by the same action that changes the sheet of a plan,
 * and the page is brought up to date. The sheet is the stored one, or else read back from the page.
 */
export function bySheet(edit: PageEdit, names: Names, change: Change): Outcome {
  const { sheet } = edit
  if (!sheet) return changed(edit, sheetOf(edit.reading), names, change)
  const made = changed(edit, sheet, names, change)
  if (made.is !== 'impossible') return made
  // The page says something else than its sheet: it follows what it says itself, the sheet as well.
  const byPage = changed(edit, sheetOf(edit.reading), names, change)
  if (byPage.is !== 'done') return made
  const sheetEdit = sheetEditOf(edit, sheet)
  change(sheetEdit)
  return { ...byPage, sheet: sheetEdit.writer.done() }
}

function changed(edit: PageEdit, before: Sheet, { name, section }: Names, change: Change): Outcome {
  const sheetEdit = sheetEditOf(edit, before)
  const answer = change(sheetEdit)
  if (typeof answer !== 'object') return edit.impossible('not_here', { words: name })
  if ('cannot' in answer) return { is: 'impossible', why: answer.cannot }
  if ('which' in answer)
    return {
      is: 'unclear',
      could: answer.which.map((one) => ({ key: `${WHICH}${one}`, label: one })),
    }
  const after = sheetEdit.writer.done()
  const shown = updated(edit, before, after, name)
  const isThere = edit.reading.sections.some(({ kind }) => kind === section)
  const made =
    shown.is === 'done' || !section || isThere
      ? shown
      : insertSection(edit, section, besideBy(edit, section), after)
  return made.is === 'done' && edit.sheet ? { ...made, sheet: after } : made
}

/** Before the name of a place of several, which the person is asked for. */
const WHICH = 'which:'

function sheetEditOf({ language, choices }: PageEdit, sheet: Sheet): SheetEdit {
  const named = [...choices].filter((key) => key.startsWith(WHICH))
  return new SheetEdit(sheet, {
    kinds: [],
    page: {},
    language,
    choices: new Set(named.map((key) => key.slice(WHICH.length))),
  })
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
