import { besideBy } from '#designer/commands/actions/places'
import { insertSection } from '#designer/commands/actions/sections'
import { updated } from '#designer/commands/actions/updated'
import type { Desk, Outcome } from '#designer/commands/desk'
import type { SlotsOf } from '#designer/commands/language/slots'
import { sheetOf } from '#designer/commands/page_sheet'
import { Revision, type Answer } from '#designer/commands/sheet/revision'
import type { SectionKind } from '#designer/site/kinds'

/**
 * A command of sheets on a page: the sheet that the page could have been made from is revised, and
 * the page is brought up to date. `section` is added where the page has no place for it.
 */
export function bySheet(
  action: (revision: Revision, slots: SlotsOf) => Answer,
  about: string,
  section?: SectionKind
) {
  return (desk: Desk, slots: SlotsOf): Outcome => {
    const before = sheetOf(desk.reading)
    const revision = new Revision(before, { kinds: [], page: {}, language: desk.language })
    const words = slots[about].text
    const answer = action(revision, slots)
    if (!answer || answer === 'later') return desk.impossible('not_here', { words })
    if (!('done' in answer)) return desk.impossible('not_here', { words })
    const shown = updated(desk, before, revision.sheet, words)
    const isThere = desk.reading.sections.some(({ kind }) => kind === section)
    return shown.is === 'done' || !section || isThere
      ? shown
      : insertSection(desk, section, besideBy(desk, section), revision.sheet)
  }
}
