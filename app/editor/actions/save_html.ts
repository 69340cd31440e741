import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import {
  currentHtml,
  revisionWith,
  SaveRevision,
  sheetOfRevision,
  type Stale,
  type Website,
  writeSequentially,
} from '#websites/main'
import { followedPage } from '#editor/services/followed_page'
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
 * page does not have is refused, unless the website had the same text before. A page that the website
 * had before brings back its sheet of facts; for another one the sheet follows the page.
 */
export class SaveHtml {
  async handle({
    website,
    html,
    baseVersion,
  }: SaveHtmlInput): Promise<Result<void, SaveHtmlFailure>> {
    return writeSequentially({ website, baseVersion }, async () => {
      const current = await currentHtml(website)
      const page = await pages.savable(html, current, clock.millis())
      if (!page.isWhole) return refused({ reason: 'corrupted' })
      if ((page.excess || page.error) && !(await revisionWith(website, html))) {
        return page.excess
          ? refused({ reason: 'too_complex', excess: page.excess })
          : refused({ reason: 'breaks_page', ...page.error! })
      }
      const saved = await new SaveRevision().handle({
        website,
        ...(await this.#withSheet(website, page.html, current)),
        author: 'you',
        summary: 'Page saved',
        baseVersion: website.version,
      })
      return saved.ok ? ok() : saved
    })
  }

  async #withSheet(
    website: Website,
    html: string,
    current: string
  ): Promise<{ html: string; sheet?: string | null }> {
    if (html === current) return { html }
    const earlier = await revisionWith(website, html)
    if (earlier) return { html, sheet: (await sheetOfRevision(earlier)) ?? null }
    // The page is stored as it was sent: the client has exactly this text.
    const followed = await followedPage(website, current, html)
    return { html, sheet: followed?.sheet }
  }
}
