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

export interface SavedHtml {
  /** The version that the page replaced, if the client did not name it. */
  replaced?: { version: number }
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
 * had before brings back its sheet of facts; for another one the sheet follows the page. A client that
 * does not name the version that it changes may not know the newest page, so the history and the answer
 * name the version that was replaced.
 */
export class SaveHtml {
  async handle({
    website,
    html,
    baseVersion,
  }: SaveHtmlInput): Promise<Result<SavedHtml, SaveHtmlFailure>> {
    return writeSequentially({ website, baseVersion }, async () => {
      const current = await currentHtml(website)
      const page = await pages.savable(html, current, clock.millis())
      if (!page.isWhole) return refused({ reason: 'corrupted' })
      if ((page.excess || page.error) && !(await revisionWith(website, html))) {
        return page.excess
          ? refused({ reason: 'too_complex', excess: page.excess })
          : refused({ reason: 'breaks_page', ...page.error! })
      }
      const { version } = website
      const saved = await new SaveRevision().handle({
        website,
        ...(await this.#withSheet(website, page.html, current)),
        author: 'you',
        summary:
          baseVersion === undefined ? `Page saved in place of version ${version}` : 'Page saved',
        baseVersion: version,
      })
      if (!saved.ok) return saved
      const isBlind = baseVersion === undefined && website.version !== version
      return ok(isBlind ? { replaced: { version } } : {})
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
