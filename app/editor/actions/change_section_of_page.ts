import type { SectionEdit } from 'site-designer'
import { clock } from '#core/clock'
import { ok, type Result } from '#core/result'
import { currentSheet, type Website } from '#websites/main'
import { pages } from '#editor/services/pages'
import { saveManualChange, type ManualChangeFailure } from '#editor/services/save_manual_change'

export interface ChangeSectionInput {
  website: Website
  change: SectionEdit
  /** The version on which the client's change is based; undefined means the current one. */
  baseVersion?: number
}

/** Carries out a manual change of a section. */
export class ChangeSectionOfPage {
  async handle({
    change,
    ...where
  }: ChangeSectionInput): Promise<Result<{ says: string }, ManualChangeFailure>> {
    return saveManualChange(where, async (html) => {
      const sheet = await currentSheet(where.website)
      const made = await pages.changeSection(html, change, { now: clock.millis(), sheet })
      if (!made.ok) return made
      // Trying several layouts is one step of undo.
      const foldKey = change.do === 'layout' ? `layout/${change.section}` : undefined
      return ok({ ...made.value, summary: made.value.says, foldKey })
    })
  }
}
