import type { IncomingMessage } from 'node:http'
import { hosts } from '#config/hosts'
import { labelBelowSites } from '#core/hosts'

/** Longer than the names of pages that people link from. */
const LONGEST = 100
const OWN = new URL(hosts.appUrl).hostname

/**
 * The name of the host whose page links here; null if the visitor came from no other site. The path and
 * the query are dropped at once: they can hold what somebody searched for or wrote.
 */
export function referrerOf({ headers }: IncomingMessage, label: string): string | null {
  const { referer, host = '' } = headers
  const url = referer ? URL.parse(referer) : null
  if (!url || !['https:', 'http:'].includes(url.protocol)) return null
  const { host: from, hostname } = url
  if (hostname === OWN || from === host.toLowerCase()) return null
  const below = labelBelowSites(from)
  // The label of a preview opens the draft, so no other owner may read it.
  if (below === label || below?.startsWith('p-')) return null
  const name = withoutWww(hostname)
  return name.includes('.') && name.length <= LONGEST ? name : null
}

/** Both forms of a domain are one site. */
export function withoutWww(hostname: string): string {
  return hostname.replace(/^www\./, '').replace(/\.$/, '')
}
