import { readEtag } from '#contract/website_etag'
import { problem } from '#core/problem'
import type { Website } from '#websites/models/website'

// No website has this version, so an invalid header never matches.
const NO_VERSION = -1

/**
 * The version on which a client's change is based: from If-Match or from the body's `base_version`;
 * undefined if neither was sent, which means the current one.
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

/**
 * The 409 for a change that is based on an old version. The client still has its change, so nothing is
 * lost.
 */
export function staleProblem(version: number) {
  const sentence =
    'This website was changed elsewhere in the meantime. Reload it, then make your change again.'
  return problem('stale', sentence, { version })
}
