import { ok, refused, type Result } from '#core/result'
import { currentHtml, SaveRevision, writeInTurn, type Website } from '#websites/main'
import { type DirectionId, type Look, lookOf, namedDirection } from 'site-designer'
import { design } from '#planning/designers/designer_threads'

export interface RestyleInput {
  website: Website
  direction: DirectionId
  look?: Partial<Look>
  /** The version that the writer believes to change; undefined means whatever is current. */
  baseVersion?: number
}

export type RestyleFailure = { reason: 'foreign_page' } | { reason: 'stale'; version: number }

/** Dresses a website's page in another direction: one revision, so that one undo takes it back. */
export class RestyleWebsite {
  async handle({
    website,
    direction,
    look,
    baseVersion,
  }: RestyleInput): Promise<Result<Website, RestyleFailure>> {
    return writeInTurn({ website, baseVersion }, async () => {
      const before = await currentHtml(website)
      const html = await design('restyled', before, { direction, look })
      if (html === undefined) return refused({ reason: 'foreign_page' })

      const saved = await new SaveRevision().handle({
        website,
        html,
        author: 'you',
        summary:
          lookOf(before)?.direction === direction
            ? 'Look changed'
            : `New look: ${namedDirection(direction, 'en').name}`,
        baseVersion: website.version,
      })
      return saved.ok ? ok(website) : saved
    })
  }
}
