import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import {
  currentHtml,
  hadHtml,
  SaveRevision,
  type Stale,
  type Website,
  writeSequentially,
} from '#websites/main'
import type { Excess, PageError } from '#editor/services/page_engine'
import { pages } from '#editor/services/pages'

export interface SaveHtmlInput {
  website: Website
  html: string
  baseVersion?: number
}

export type SaveHtmlFailure =
  | { reason: 'corrupted' }
  | { reason: 'too_complex'; excess: Excess }
  | ({ reason: 'breaks_page' } & PageError)
  | Stale

/**
 * Saves a whole page as the website's newest revision. The editor's marks are removed and missing
 * element ids are added; everything else stays as it was sent. A page with an error that the current
 * page does not have is refused, unless the website had the same text before.
 */
export class SaveHtml {
  async handle({
    website,
    html,
    baseVersion,
  }: SaveHtmlInput): Promise<Result<void, SaveHtmlFailure>> {
    return writeSequentially({ website, baseVersion }, async () => {
      const page = await pages.savable(html, await currentHtml(website), clock.millis())
      if (!page.isWhole) return refused({ reason: 'corrupted' })
      if ((page.excess || page.error) && !(await hadHtml(website, html))) {
        return page.excess
          ? refused({ reason: 'too_complex', excess: page.excess })
          : refused({ reason: 'breaks_page', ...page.error! })
      }
      const saved = await new SaveRevision().handle({
        website,
        html: page.html,
        author: 'you',
        summary: 'Page saved',
        baseVersion: website.version,
      })
      return saved.ok ? ok() : saved
    })
  }
}
