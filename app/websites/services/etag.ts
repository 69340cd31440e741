import { readEtag } from '#contract/website_etag'
import { problem } from '#core/problem'
import type { Website } from '#websites/models/website'

// No website has it, so a header that cannot be understood is never taken for consent.
const NO_VERSION = -1

/**
 * The version that a writer believes to change: from If-Match or from the body's `base_version`,
 * undefined where neither was sent, which means "whatever it is now".
 */
export function expectedVersion(
  website: Pick<Website, 'id'>,
  ifMatch: string | undefined,
  baseVersion?: number
): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return baseVersion
  const named = readEtag(ifMatch)
  return named?.id === website.id ? named.version : NO_VERSION
}

/** The 409 of a writer that was overtaken. Its work is not lost: it still has it. */
export function staleProblem(version: number) {
  const sentence =
    'This website was changed elsewhere in the meantime. Reload it, then make your change again.'
  return problem('stale', sentence, { version })
}
