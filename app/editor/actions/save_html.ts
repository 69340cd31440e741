import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import {
  currentHtml,
  hadHtml,
  SaveRevision,
  type Stale,
  type Website,
  writeInTurn,
} from '#websites/main'
import { addedError, prepared, type PageError } from '#editor/services/page_engine'

export interface SaveHtmlInput {
  website: Website
  html: string
  baseVersion?: number
}

export type SaveHtmlFailure =
  { reason: 'corrupted' } | ({ reason: 'breaks_page' } & PageError) | Stale

/**
 * Takes a whole page as the website's newest revision. The editor's own marks are taken out and
 * missing element ids are put in; everything else is kept as it was sent. A page with an error that
 * the current page does not have is refused, unless it is a text that the website had before.
 */
export class SaveHtml {
  async handle({
    website,
    html,
    baseVersion,
  }: SaveHtmlInput): Promise<Result<void, SaveHtmlFailure>> {
    if (!isWholePage(html)) return refused({ reason: 'corrupted' })
    const page = prepared(html, clock.millis())
    return writeInTurn({ website, baseVersion }, async () => {
      const error = addedError(await currentHtml(website), page)
      if (error && !(await hadHtml(website, html))) {
        return refused({ reason: 'breaks_page', ...error })
      }
      const saved = await new SaveRevision().handle({
        website,
        html: page,
        author: 'you',
        summary: 'Page saved',
        baseVersion: website.version,
      })
      return saved.ok ? ok() : saved
    })
  }
}

/** The specification's check: an opening and a closing html tag, which comments do not count for. */
function isWholePage(html: string): boolean {
  // An end that is missing is the text's end: a search that fails there would begin again and again.
  const bare = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  const opening = /<html(?=[\s>])[^>]*/i.exec(bare)
  return opening !== null && /<\/html\s*>/i.test(bare.slice(opening.index))
}
