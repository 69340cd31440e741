import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import { currentHtml, hadHtml, SaveRevision, type Stale, type Website } from '#websites/main'
import { newFault, prepared } from '#editor/services/page_engine'

export interface SaveHtmlInput {
  website: Website
  html: string
  baseVersion?: number
}

export type SaveHtmlFailure =
  | { reason: 'corrupted' }
  /** Something is wrong on this line that was not wrong before. */
  | { reason: 'new_fault'; line: number; message: string }
  | Stale

/**
 * Takes a whole page as the website's newest revision. The editor's own marks are taken out and
 * missing element ids are put in; everything else is kept as it was sent, or refused. Faults that
 * the current page has, and texts that the website had before, are never refused.
 */
export class SaveHtml {
  async handle({
    website,
    html,
    baseVersion,
  }: SaveHtmlInput): Promise<Result<void, SaveHtmlFailure>> {
    if (!isWholePage(html)) return refused({ reason: 'corrupted' })
    if (baseVersion !== undefined && baseVersion !== website.version) {
      return refused({ reason: 'stale', version: website.version })
    }
    const page = prepared(html, clock.millis())
    const fault = newFault(await currentHtml(website), page)
    if (fault && !(await hadHtml(website, html))) return refused({ reason: 'new_fault', ...fault })

    const saved = await new SaveRevision().handle({
      website,
      html: page,
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
