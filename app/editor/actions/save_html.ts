import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import { SaveRevision, type Stale, type Website } from '#websites/main'
import { prepared } from '#editor/services/page_engine'

export interface SaveHtmlInput {
  website: Website
  html: string
  baseVersion?: number
}

export type SaveHtmlFailure = { reason: 'corrupted' } | Stale

/**
 * Takes a whole page as the website's newest revision. The editor's own marks are taken out and
 * missing element ids are put in; everything else is kept as it was sent.
 */
export class SaveHtml {
  async handle({
    website,
    html,
    baseVersion,
  }: SaveHtmlInput): Promise<Result<void, SaveHtmlFailure>> {
    if (!isWholePage(html)) return refused({ reason: 'corrupted' })
    const saved = await new SaveRevision().handle({
      website,
      html: prepared(html, clock.millis()),
      author: 'you',
      summary: 'Page saved',
      baseVersion,
    })
    return saved.ok ? ok() : saved
  }
}

/** The specification's check: an opening and a closing html tag, which comments do not count for. */
function isWholePage(html: string): boolean {
  // An end that is missing is the text's end: a search that fails there would begin again and again.
  const bare = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  const opening = /<html(?=[\s>])[^>]*/i.exec(bare)
  return opening !== null && /<\/html\s*>/i.test(bare.slice(opening.index))
}
