import { changeDetails, type PageDetails } from 'site-designer'
import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import { currentHtml, readAgain, SaveRevision, type Stale, type Website } from '#websites/main'

export interface ChangeDetailsInput {
  website: Website
  details: PageDetails
  /** The version that the writer believes to change; undefined means whatever is current. */
  baseVersion?: number
}

export type ChangeDetailsFailure = { reason: 'cannot'; why: string } | Stale

/** Others may write between our reading and our writing; this often we start again. */
const ATTEMPTS = 8

/** Gives the page another title or description, as one revision. */
export class ChangePageDetails {
  async handle({
    website,
    details,
    baseVersion,
  }: ChangeDetailsInput): Promise<Result<void, ChangeDetailsFailure>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (baseVersion !== undefined && baseVersion !== website.version) break

      const made = changeDetails(await currentHtml(website), details, clock.millis())
      if (!made.ok) return refused({ reason: 'cannot', why: made.error.why })
      const saved = await new SaveRevision().handle({
        website,
        html: made.value,
        author: 'you',
        summary: details.title === undefined ? 'Description changed' : 'Title changed',
        baseVersion: website.version,
      })
      if (saved.ok) return ok()
      await readAgain(website)
    }
    return refused({ reason: 'stale', version: website.version })
  }
}
