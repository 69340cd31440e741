import { changeSection, type SectionEdit } from 'site-designer'
import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import { currentHtml, readAgain, SaveRevision, type Stale, type Website } from '#websites/main'

export interface ChangeSectionInput {
  website: Website
  change: SectionEdit
  /** The version that the writer believes to change; undefined means whatever is current. */
  baseVersion?: number
}

export type ChangeSectionFailure = { reason: 'cannot'; why: string } | Stale

/** Others may write between our reading and our writing; this often we start again. */
const ATTEMPTS = 8

/** Does with a section what the person's hand asks for: one revision, so that one undo takes it back. */
export class ChangeSectionOfPage {
  async handle({
    website,
    change,
    baseVersion,
  }: ChangeSectionInput): Promise<Result<{ says: string }, ChangeSectionFailure>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (baseVersion !== undefined && baseVersion !== website.version) break

      const made = changeSection(await currentHtml(website), change, clock.millis())
      if (!made.ok) return refused({ reason: 'cannot', why: made.error.why })
      const { html, says } = made.value
      const saved = await new SaveRevision().handle({
        website,
        html,
        author: 'you',
        summary: says,
        // Trying one layout after the other is one change to undo.
        foldKey: change.do === 'layout' ? `layout/${change.section}` : undefined,
        baseVersion: website.version,
      })
      if (saved.ok) return ok({ says })
      await readAgain(website)
    }
    return refused({ reason: 'stale', version: website.version })
  }
}
