import { ok, refused, type Result } from '#core/result'
import { currentHtml, SaveRevision, writeInTurn, type Stale, type Website } from '#websites/main'

interface Change {
  website: Website
  /** The version that the writer believes to change; undefined means whatever is current. */
  baseVersion?: number
}

interface Made {
  html: string
  /** What was done, for the history. */
  summary: string
  /** Changes of one key that follow each other are one change to undo. */
  foldKey?: string
}

export type ByHandFailure = { reason: 'cannot'; why: string } | Stale

/** Saves what a hand makes of the newest page as one revision, so that one undo takes it back. */
export async function savedByHand<Done extends Made>(
  { website, baseVersion }: Change,
  make: (html: string) => Promise<Result<Done, { why: string }>>
): Promise<Result<Done, ByHandFailure>> {
  return writeInTurn({ website, baseVersion }, async () => {
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
