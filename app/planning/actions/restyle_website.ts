import { ok, refused, type Result } from '#core/result'
import { currentHtml, SaveRevision, writeSequentially, type Website } from '#websites/main'
import { type DirectionId, type Look, namedDirection } from 'site-designer'
import { design } from '#planning/designers/designer_threads'

export interface RestyleInput {
  website: Website
  direction: DirectionId
  look?: Partial<Look>
  /** The version on which the client's change is based; undefined means the current one. */
  baseVersion?: number
}

export type RestyleFailure = { reason: 'foreign_page' } | { reason: 'stale'; version: number }

/** Gives a website's page another direction, as one revision, so that one undo reverts it. */
export class RestyleWebsite {
  async handle({
    website,
    direction,
    look,
    baseVersion,
  }: RestyleInput): Promise<Result<Website, RestyleFailure>> {
    return writeSequentially({ website, baseVersion }, async () => {
      const preview = await design('previewLook', await currentHtml(website), { direction, look })
      if (!preview) return refused({ reason: 'foreign_page' })

      const saved = await new SaveRevision().handle({
        website,
        html: preview.html,
        author: 'you',
        summary:
          preview.current.direction === direction
            ? 'Look changed'
            : `New look: ${namedDirection(direction, 'en').name}`,
        baseVersion: website.version,
      })
      return saved.ok ? ok(website) : saved
    })
  }
}
