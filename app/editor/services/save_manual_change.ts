import { ok, refused, type Result } from '#core/result'
import {
  currentHtml,
  SaveRevision,
  writeSequentially,
  type Stale,
  type Website,
} from '#websites/main'

interface Change {
  website: Website
  /** The version on which the client's change is based; undefined means the current one. */
  baseVersion?: number
}

interface Made {
  html: string
  /** A description of the change, for the history. */
  summary: string
  /** Consecutive changes with the same key are one step of undo. */
  foldKey?: string
}

export type ManualChangeFailure = { reason: 'cannot'; why: string } | Stale

/** Saves a manual change of the newest page as one revision, so that one undo reverts it. */
export async function saveManualChange<Done extends Made>(
  { website, baseVersion }: Change,
  make: (html: string) => Promise<Result<Done, { why: string }>>
): Promise<Result<Done, ManualChangeFailure>> {
  return writeSequentially({ website, baseVersion }, async () => {
    const made = await make(await currentHtml(website))
    if (!made.ok) return refused({ reason: 'cannot', why: made.error.why })
    const { html, summary, foldKey } = made.value
    const saved = await new SaveRevision().handle({
      website,
      html,
      author: 'you',
      summary,
      foldKey,
      baseVersion: website.version,
    })
    return saved.ok ? ok(made.value) : saved
  })
}
